import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'

/** In hundredths of the figure: from the left, from the top. */
type Spot = [x: number, y: number]

type Props = {
  /** What the lines say, for who hears them. */
  label: string
  /** The lines across, `y` in hundredths from the top. */
  ticks: { y: number; text: string }[]
  from: Date
  until: Date
  /** After the last day: '(previsto)'. */
  note?: string
  /** Paths from `lineThrough` and `dotsAt`. */
  children: ReactNode
  /** Lies under the lines: a target. */
  under?: ReactNode
  className?: string
}

/** Values over time as a line, drawn on the server: it needs no scripts. */
export const LineFigure = ({ label, ticks, from, until, note = '', children, under, className }: Props) => (
  <figure className="card figures p-4 text-sm text-muted">
    <div className={`relative mt-2 mr-1 ml-12 ${className}`}>
      {ticks.map(({ y, text }) => (
        <span
          key={y}
          className="absolute inset-x-0 border-t border-base-300"
          style={{ top: `${y}%` }}
          aria-hidden="true"
        >
          <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap">{text}</span>
        </span>
      ))}
      {under}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible stroke-sensor-humidity *:[vector-effect:non-scaling-stroke]"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={2.5}
        role="img"
        aria-label={label}
      >
        {children}
      </svg>
    </div>
    <figcaption className="mt-2 ml-12 flex justify-between gap-3">
      <span>{formatDay(from)}</span>
      <span className="text-right">
        {formatDay(until)}
        {note}
      </span>
    </figcaption>
  </figure>
)

export const lineThrough = (spots: Spot[]) => `M${spots.map(inPath).join('L')}`
export const dotsAt = (spots: Spot[]) => spots.map((spot) => `M${inPath(spot)}h0`).join('')

const inPath = ([x, y]: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`
