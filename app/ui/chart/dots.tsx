import { useScales } from './plot.tsx'
import { dotsPath, type Point } from './points.ts'
import { Stroke } from './stroke.tsx'

type Props = { points: readonly Point[]; size?: number }

/** A dot at each point, `size` px wide. */
export const Dots = ({ points, size = 9 }: Props) => <Stroke d={dotsPath(points, useScales())} width={size} />
