import type { ReactNode } from 'react'
import { formatMeasure } from '#shared/numbers.ts'
import { Plot } from './plot.tsx'
import { ticksOf } from './scale.ts'
import { TimeAxis } from './time-axis.tsx'
import { ValueAxis } from './value-axis.tsx'

type Props = {
  /** Title: 'Umidade no pote'. */
  title: string
  /** Text alternative: 'de 60 % a 66 %, agora 62 %.' */
  description: string
  /** First and last moment. */
  x: readonly [Date, Date]
  /** Lowest and highest value: niceDomain(values). */
  y: readonly [number, number]
  /** Unit of each tick: '%'. */
  unit: string
  /** Suffix of the last day: '(previsto)'. */
  note?: string
  /** Classes for the plot's height and the colour of its marks. */
  className: string
  children: ReactNode
}

/** A time series: a card with axes around the marks passed as children. Rendered on the server, needs no scripts. */
export function Chart({ title, description, x, y, unit, note, className, children }: Props) {
  const { ticks, decimals } = ticksOf(y)
  const written = ticks.map((value) => ({ value, text: formatMeasure(value, unit, decimals) }))
  const longest = Math.max(0, ...written.map(({ text }) => text.length))
  return (
    <figure className="card figures p-4 text-sm text-muted">
      {/* Room for the axis' longest label: its letters are at most as wide as digits. */}
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
