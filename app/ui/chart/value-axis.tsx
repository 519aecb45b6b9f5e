import { useScales } from './plot.tsx'
import { Rule } from './rule.tsx'

/** A value and its label. */
export type Tick = { value: number; text: string }

/** A grid line at each tick, with its label at the left of the plot. */
export function ValueAxis({ ticks }: { ticks: readonly Tick[] }) {
  const { y } = useScales()
  return ticks.map(({ value, text }) => (
    <g key={value}>
      <Rule y={value} width={1} className="text-base-300" />
      <text x={-8} y={`${y(value)}%`} dy="0.35em" textAnchor="end" fill="currentColor" className="text-muted">
        {text}
      </text>
    </g>
  ))
}
