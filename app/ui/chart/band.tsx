import { useScales } from './plot.tsx'
import type { Domain, Scale } from './scale.ts'

type Props = {
  /** From and to on an axis; all of it where nothing is said. */
  x?: Domain
  y?: Domain
  opacity?: number
  /** Of the corners, px. */
  radius?: number
}

/** A shade from one value to another: a target. */
export function Band({ x, y, opacity = 0.14, radius }: Props) {
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
      fill="currentColor"
      opacity={opacity}
    />
  )
}

/** Where it begins and how long it is, in hundredths of the plot. */
function stretch(scale: Scale, ends: Domain | undefined): [number, number] {
  if (!ends) return [0, 100]
  const [one, other] = [scale(ends[0]), scale(ends[1])]
  return [Math.min(one, other), Math.abs(one - other)]
}
