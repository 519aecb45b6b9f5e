import type { Scale } from './scale.ts'

/** A value at a moment or position; null is a gap. */
export type Point = readonly [x: number | Date, y: number | null]

type Spot = readonly [x: number, y: number]
type Scales = { x: Scale; y: Scale }

/** Plot coordinates of each point in percent; null for a gap or NaN. */
const spotsOf = (points: readonly Point[], { x, y }: Scales) =>
  points.map(([across, up]): Spot | null => {
    const spot: Spot = [x(across), up === null ? Number.NaN : y(up)]
    return spot.every(Number.isFinite) ? spot : null
  })

const written = ([x, y]: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** An SVG path from point to point, interrupted at gaps. 'h0' gives a lone point an end, and so a round cap. */
export const linePath = (points: readonly Point[], scales: Scales): string =>
  spotsOf(points, scales)
    .map((spot, i, spots) => spot && (spots[i - 1] ? `L${written(spot)}` : `M${written(spot)}h0`))
    .join('')

/** An SVG path of zero-length lines: their round caps are dots. */
export const dotsPath = (points: readonly Point[], scales: Scales): string =>
  spotsOf(points, scales)
    .map((spot) => spot && `M${written(spot)}h0`)
    .join('')
