import type { CalibrationPoint } from './device-calibrations.table.ts'

export type Correction = { factor: number; offset: number }
export const none: Correction = { factor: 1, offset: 0 }

/**
 * The correction after a comparison. What a sensor showed was already corrected by `current`: the new one is both in a
 * row. One point moves all values by the same; two also stretch them. null: both points are the same reading.
 */
export function corrected(current: Correction, [first, second]: CalibrationPoint[]): Correction | null {
  if (!first) return null
  const line = second ? lineThrough(first, second) : { factor: 1, offset: first.real - first.shown }
  return line && { factor: current.factor * line.factor, offset: current.offset * line.factor + line.offset }
}

function lineThrough(a: CalibrationPoint, b: CalibrationPoint): Correction | null {
  if (a.shown === b.shown) return null
  const factor = (b.real - a.real) / (b.shown - a.shown)
  return { factor, offset: a.real - a.shown * factor }
}

/** A sensor that is further off is broken, or the values were mixed up. */
export const isPlausible = ({ factor }: Correction) => factor >= 0.5 && factor <= 2

/** What a sensor showed is at most as far from the truth as it is large; near zero, ten of its units. */
export const isNear = ({ shown, real }: CalibrationPoint) => Math.abs(real - shown) <= Math.max(10, Math.abs(shown))
