import type { ReactNode } from 'react'
import { formatMeasure } from '#shared/numbers.ts'
import { Plot } from './plot.tsx'
import { ticksOf } from './scale.ts'
import { TimeAxis } from './time-axis.tsx'
import { ValueAxis } from './value-axis.tsx'

type Props = {
  /** What it is a chart of: 'Umidade no pote'. */
  title: string
  /** What it says, for who does not see it: 'de 60 % a 66 %, agora 62 %.' */
  description: string
  /** From the first to the last moment. */
  x: readonly [Date, Date]
  /** From the least to the greatest value: niceDomain(values). */
  y: readonly [number, number]
  /** Written at each tick: '%'. */
  unit: string
  /** After the last day: '(previsto)'. */
  note?: string
  /** The height of the plot, and the colour of its parts. */
  className: string
  children: ReactNode
}

/** Values over time: a card with axes, and the parts that are given. Drawn on the server: it needs no scripts. */
export function Chart({ title, description, x, y, unit, note, className, children }: Props) {
  const { ticks, decimals } = ticksOf(y)
  const written = ticks.map((value) => ({ value, text: formatMeasure(value, unit, decimals) }))
  const longest = Math.max(0, ...written.map(({ text }) => text.length))
  return (
    <figure className="card figures p-4 text-sm text-muted">
      {/* Room for the longest text of the axis: its letters are at most as wide as figures. */}
      <div className="mt-2 mr-1" style={{ paddingLeft: `calc(${longest}ch + 0.5rem)` }}>
        <Plot label={`${title}: ${description}`} x={x} y={y} className={className}>
          <ValueAxis ticks={written} />
          {children}
        </Plot>
        <TimeAxis from={x[0]} until={x[1]} note={note} />
      </div>
    </figure>
  )
}
