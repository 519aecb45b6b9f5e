import { useScales } from './plot.tsx'
import type { Domain, Scale } from './scale.ts'

type Props = {
  /** Range on an axis; the whole axis by default. */
  x?: Domain
  y?: Domain
  opacity?: number
  /** Corner radius, px. */
  radius?: number
  /** A dashed edge alone: what is not over. */
  hollow?: boolean
}

/** A shaded range of values: a target. */
export function Band({ x, y, opacity = 0.14, radius, hollow }: Props) {
  const scales = useScales()
  const [left, width] = stretch(scales.x, x)
  const [top, height] = stretch(scales.y, y)
  if (![left, width, top, height].every(Number.isFinite)) return null
  return (
    <rect
      x={`${left}%`}
      y={`${top}%`}
      width={`${width}%`}
      height={`${height}%`}
      rx={radius}
      {...(hollow ? { fill: 'none', stroke: 'currentColor', strokeDasharray: '3 3' } : { fill: 'currentColor' })}
      opacity={opacity}
    />
  )
}

/** Start and length, in percent of the plot. */
function stretch(scale: Scale, ends: Domain | undefined): [number, number] {
  if (!ends) return [0, 100]
  const [one, other] = [scale(ends[0]), scale(ends[1])]
  return [Math.min(one, other), Math.abs(one - other)]
}
