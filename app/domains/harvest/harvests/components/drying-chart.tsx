import { formatDay } from '#shared/dates.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { dotsAt, LineFigure, lineThrough } from '#ui/components/line-figure.tsx'
import { weightAfter } from '../drying-forecast.model.ts'
import type { HarvestReport } from '../harvests.schemas.ts'
import { niceTop } from './nice-top.model.ts'

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
  const y = (grams: number) => (1 - grams / top) * 100
  const spot = ({ at, grams }: Point): [number, number] => [
    ((at.getTime() - first.at.getTime()) / span) * 100,
    y(grams),
  ]
  return (
    <LineFigure
      label={inWords(drying)}
      ticks={[top, top / 2, 0].map((grams) => ({ y: y(grams), text: formatMeasure(grams, 'g', 0) }))}
      from={first.at}
      until={until}
      note={ready_at ? ' (previsto)' : ''}
      under={dry_g !== null && <TargetLine y={y(dry_g)} grams={dry_g} />}
      className="h-48 sm:h-56"
    >
      <path d={lineThrough(points.map(spot))} />
      {ready_at && <path d={lineThrough(aheadOf(drying, last).map(spot))} strokeDasharray="5 7" />}
      <path d={dotsAt(points.map(spot))} strokeWidth={9} />
    </LineFigure>
  )
}

const TargetLine = ({ y, grams }: { y: number; grams: number }) => (
  <span
    className="absolute inset-x-0 border-t-2 border-dotted border-primary"
    style={{ top: `${y}%` }}
    aria-hidden="true"
  >
    <span className="absolute bottom-0.5 left-2 font-semibold text-primary">
      no ponto: {formatMeasure(grams, 'g', 0)}
    </span>
  </span>
)

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
