import type { DrawnMark } from './chart.view.ts'

/** Marks that lie too near to be told apart, as one: where it stands, and which they are, in the order of time. */
export type MarkBundle = { x: number; marks: DrawnMark[] }

/** One bundle for each `least` of a chart's width. */
export function bundled(marks: DrawnMark[], placeOf: (at: number) => number, least: number): MarkBundle[] {
  const inOrder = marks.toSorted((one, other) => one.at - other.at)
  const cells = Map.groupBy(inOrder, ({ at }) => Math.floor(placeOf(at) / least))
  return [...cells].map(([cell, its]) => ({ x: (cell + 0.5) * least, marks: its }))
}
