import { formatDay } from '#shared/dates.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { weightAfter } from '../drying-forecast.ts'
import type { HarvestReport } from '../harvests.schemas.ts'

const WIDTH = 640
const HEIGHT = 240
const frame = { left: 48, right: 12, top: 12, bottom: 28 }
const STEPS = 24

/** Weight over time, the target as a line across, the forecast dashed. Drawn on the server: it needs no scripts. */
export function DryingChart({ drying }: { drying: HarvestReport['drying'] }) {
  const { points, dry_g, ready_at } = drying
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return null
  const until = ready_at && ready_at > last.at ? ready_at : last.at
  const span = until.getTime() - first.at.getTime() || 1
  const top = Math.max(...points.map(({ grams }) => grams)) * 1.05
  const x = (at: Date) => frame.left + ((at.getTime() - first.at.getTime()) / span) * (WIDTH - frame.left - frame.right)
  const y = (grams: number) => frame.top + (1 - grams / top) * (HEIGHT - frame.top - frame.bottom)
  const line = (path: { at: Date; grams: number }[]) =>
    path.map(({ at, grams }, i) => `${i ? 'L' : 'M'}${x(at).toFixed(1)} ${y(grams).toFixed(1)}`).join('')
  return (
    <figure className="card p-4">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" role="img" aria-label={inWords(drying)}>
        <g className="fill-muted figures text-[13px]">
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <line
                x1={frame.left}
                x2={WIDTH - frame.right}
                y1={y(top * share)}
                y2={y(top * share)}
                className="stroke-base-300"
              />
              <text x={frame.left - 6} y={y(top * share) + 4} textAnchor="end">
                {formatMeasure(top * share, 'g', 0)}
              </text>
            </g>
          ))}
          <text x={frame.left} y={HEIGHT - 8}>
            {formatDay(first.at)}
          </text>
          <text x={WIDTH - frame.right} y={HEIGHT - 8} textAnchor="end">
            {formatDay(until)}
          </text>
        </g>
        {dry_g !== null && (
          <>
            <line
              x1={frame.left}
              x2={WIDTH - frame.right}
              y1={y(dry_g)}
              y2={y(dry_g)}
              className="stroke-primary"
              strokeDasharray="2 5"
              strokeWidth={2}
            />
            <text
              x={WIDTH - frame.right}
              y={y(dry_g) - 6}
              textAnchor="end"
              className="fill-primary text-[13px] font-semibold"
            >
              no ponto: {formatMeasure(dry_g, 'g', 0)}
            </text>
          </>
        )}
        <g className="stroke-sensor-humidity" fill="none" strokeWidth={2.5} strokeLinejoin="round">
          <path d={line(points)} />
          {ready_at && <path d={line(aheadOf(drying, last))} strokeDasharray="6 6" />}
        </g>
        {points.map(({ at, grams }) => (
          <circle key={at.getTime()} cx={x(at)} cy={y(grams)} r={4} className="fill-sensor-humidity" />
        ))}
      </svg>
    </figure>
  )
}

/** The foretold curve from the last weighing to the day at which it is ready. */
function aheadOf({ points, fresh_water, rate, ready_at }: HarvestReport['drying'], last: { at: Date; grams: number }) {
  if (rate === null || !ready_at) return []
  const solids = (points[0]?.grams ?? 0) * (1 - fresh_water)
  const span = ready_at.getTime() - last.at.getTime()
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const at = new Date(last.at.getTime() + (span * i) / STEPS)
    return { at, grams: weightAfter(last, at, { rate, solids }) }
  })
}

function inWords({ points, dry_g, ready_at }: HarvestReport['drying']) {
  const [first, last] = [points[0], points.at(-1)]
  const fall = `Peso na secagem: de ${formatMeasure(first?.grams ?? 0, 'g')} a ${formatMeasure(last?.grams ?? 0, 'g')}`
  const target = dry_g === null ? '' : `, no ponto com ${formatMeasure(dry_g, 'g')}`
  return `${fall}${target}${ready_at ? `, previsto para ${formatDay(ready_at)}` : ''}.`
}
