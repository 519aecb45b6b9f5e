import type { LabelFormat } from './label-formats.kinds.ts'

/** Distributes labels on sheets; the first `skip` positions are already used. null is an empty position. */
export function inSheets<T>(labels: T[], { columns, rows }: LabelFormat, skip = 0): (T | null)[][] {
  const each = columns * rows
  const places: (T | null)[] = [...Array<null>(Math.min(Math.max(0, skip), each - 1)).fill(null), ...labels]
  return Array.from({ length: Math.ceil(places.length / each) }, (_, index) =>
    places.slice(index * each, (index + 1) * each),
  )
}
