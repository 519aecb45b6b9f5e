import { formatDay } from '#shared/dates.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { weightAfter } from '../drying-forecast.ts'
import type { HarvestReport } from '../harvests.schemas.ts'
import { niceTop } from './nice-top.ts'

type Drying = HarvestReport['drying']
type Point = { at: Date; grams: number }
const STEPS = 24

/** Weight over time, the target as a line across, the forecast dashed. Drawn on the server: it needs no scripts. */
export function DryingChart({ drying }: { drying: Drying }) {
  const { points, dry_g, ready_at } = drying
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return null
  const until = ready_at && ready_at > last.at ? ready_at : last.at
  const span = until.getTime() - first.at.getTime() || 1
  const top = niceTop(Math.max(...points.map(({ grams }) => grams)))
  const x = (at: Date) => ((at.getTime() - first.at.getTime()) / span) * 100
  const y = (grams: number) => (1 - grams / top) * 100
  const line = (path: Point[]) =>
    path.map(({ at, grams }, i) => `${i ? 'L' : 'M'}${x(at).toFixed(2)} ${y(grams).toFixed(2)}`).join('')
  const dots = points.map(({ at, grams }) => `M${x(at).toFixed(2)} ${y(grams).toFixed(2)}h0`).join('')
  return (
    <figure className="card figures p-4 text-sm text-muted">
      <div className="relative mt-2 mr-1 ml-12 h-48 sm:h-56">
        {[top, top / 2, 0].map((grams) => (
          <span
            key={grams}
            className="absolute inset-x-0 border-t border-base-300"
            style={{ top: `${y(grams)}%` }}
            aria-hidden="true"
          >
            <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap">
              {formatMeasure(grams, 'g', 0)}
            </span>
          </span>
        ))}
        {dry_g !== null && (
          <span
            className="absolute inset-x-0 border-t-2 border-dotted border-primary"
            style={{ top: `${y(dry_g)}%` }}
            aria-hidden="true"
          >
            <span className="absolute bottom-0.5 left-2 font-semibold text-primary">
              no ponto: {formatMeasure(dry_g, 'g', 0)}
            </span>
          </span>
        )}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible stroke-sensor-humidity *:[vector-effect:non-scaling-stroke]"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={2.5}
          role="img"
          aria-label={inWords(drying)}
        >
          <path d={line(points)} />
          {ready_at && <path d={line(aheadOf(drying, last))} strokeDasharray="5 7" />}
          <path d={dots} strokeWidth={9} />
        </svg>
      </div>
      <figcaption className="mt-2 ml-12 flex justify-between gap-3">
        <span>{formatDay(first.at)}</span>
        <span className="text-right">
          {formatDay(until)}
          {ready_at && ' (previsto)'}
        </span>
      </figcaption>
    </figure>
  )
}

/** The foretold curve from the last weighing to the day at which it is ready. */
function aheadOf({ points, fresh_water, rate, ready_at }: Drying, last: Point): Point[] {
  if (rate === null || !ready_at) return []
  const solids = (points[0]?.grams ?? 0) * (1 - fresh_water)
  const span = ready_at.getTime() - last.at.getTime()
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const at = new Date(last.at.getTime() + (span * i) / STEPS)
    return { at, grams: weightAfter(last, at, { rate, solids }) }
  })
}

function inWords({ points, dry_g, ready_at }: Drying) {
  const [first, last] = [points[0], points.at(-1)]
  const fall = `Peso na secagem: de ${formatMeasure(first?.grams ?? 0, 'g')} a ${formatMeasure(last?.grams ?? 0, 'g')}`
  const target = dry_g === null ? '' : `, no ponto com ${formatMeasure(dry_g, 'g')}`
  return `${fall}${target}${ready_at ? `, previsto para ${formatDay(ready_at)}` : ''}.`
}
