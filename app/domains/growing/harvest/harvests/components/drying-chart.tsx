import { formatDay } from '#shared/dates.ts'
import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { Dots } from '#ui/chart/dots.tsx'
import { Line } from '#ui/chart/line.tsx'
import type { Point } from '#ui/chart/points.ts'
import { Rule } from '#ui/chart/rule.tsx'
import { niceDomain } from '#ui/chart/scale.ts'
import { type Weighing, weightAfter } from '../drying-forecast.model.ts'
import type { HarvestReport } from '../harvests.schemas.ts'

type Drying = HarvestReport['drying']
const STEPS = 24

/** Weight over time, the target as a horizontal line, the forecast dashed. */
export function DryingChart({ drying }: { drying: Drying }) {
  const { points, dry_g, ready_at } = drying
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return null
  const until = ready_at && ready_at > last.at ? ready_at : last.at
  return (
    <Chart
      title="Peso na secagem"
      description={inWords(drying, first, last)}
      x={[first.at, until]}
      y={niceDomain([0, ...points.map(({ grams }) => grams)])}
      unit="g"
      note={ready_at ? '(previsto)' : undefined}
      className="h-48 text-sensor-humidity sm:h-56"
    >
      {dry_g !== null && (
        <Rule y={dry_g} dotted label={`no ponto: ${formatMeasure(dry_g, 'g')}`} className="text-primary" />
      )}
      <Line points={points.map(pointOf)} />
      <Line points={aheadOf(drying, first, last).map(pointOf)} dashed />
      <Dots points={points.map(pointOf)} />
    </Chart>
  )
}

const pointOf = ({ at, grams }: Weighing): Point => [at, grams]

/** The forecast curve from the last weighing to the day of readiness. */
function aheadOf({ fresh_water, rate, ready_at }: Drying, first: Weighing, last: Weighing): Weighing[] {
  if (rate === null || !ready_at) return []
  const solids = first.grams * (1 - fresh_water)
  const span = ready_at.getTime() - last.at.getTime()
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const at = new Date(last.at.getTime() + (span * i) / STEPS)
    return { at, grams: weightAfter(last, at, { rate, solids }) }
  })
}

function inWords({ dry_g, ready_at }: Drying, first: Weighing, last: Weighing) {
  const fall = `de ${formatTyped(first.grams, 'g')} a ${formatTyped(last.grams, 'g')}`
  const target = dry_g === null ? '' : `, no ponto com ${formatMeasure(dry_g, 'g')}`
  return `${fall}${target}${ready_at ? `, previsto para ${formatDay(ready_at)}` : ''}.`
}
