import { useScales } from './plot.tsx'
import { linePath, type Point } from './points.ts'
import { Stroke } from './stroke.tsx'

type Props = { points: readonly Point[]; dashed?: boolean; width?: number }

/** A polyline with a gap where a value is missing. */
export const Line = ({ points, dashed, width = 2.5 }: Props) => (
  <Stroke d={linePath(points, useScales())} width={width} dashed={dashed} />
)
