import { useScales } from './plot.tsx'

type Props = {
  /** Position: `x` for a vertical rule, `y` for a horizontal one. */
  x?: number | Date
  y?: number
  /** px */
  width?: number
  dotted?: boolean
  /** Label of a horizontal rule. */
  label?: string
  className?: string
}

/** A line across the whole plot at one value. */
export function Rule({ x, y, width = 2, dotted, label, className }: Props) {
  const scales = useScales()
  const isUpright = x !== undefined
  const at = isUpright ? scales.x(x) : scales.y(y ?? Number.NaN)
  if (!Number.isFinite(at)) return null
  const ends = isUpright ? { x1: `${at}%`, x2: `${at}%`, y2: '100%' } : { y1: `${at}%`, y2: `${at}%`, x2: '100%' }
  return (
    <g className={className}>
      <line
        {...ends}
        stroke="currentColor"
        strokeWidth={width}
        {...(dotted ? { strokeLinecap: 'round', strokeDasharray: '0 5' } : { shapeRendering: 'crispEdges' })}
      />
      {label && (
        // Above its rule, or below where there is no room; a background-coloured outline keeps lines off the letters.
        <text
          x={8}
          y={`${at}%`}
          dy={at < 15 ? 18 : -7}
          fill="currentColor"
          className="stroke-surface stroke-4 font-semibold [paint-order:stroke]"
        >
          {label}
        </text>
      )}
    </g>
  )
}
