import { useScales } from './plot.tsx'
import { linePath, type Point } from './points.ts'
import { Stroke } from './stroke.tsx'

type Props = { points: readonly Point[]; dashed?: boolean; width?: number }

/** Straight from point to point; where a value is missing, the line is too. */
export const Line = ({ points, dashed, width = 2.5 }: Props) => (
  <Stroke d={linePath(points, useScales())} width={width} dashed={dashed} />
)
