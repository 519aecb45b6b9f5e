import { midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { UNTIL_NOW } from '#domains/robots/telemetry/series/bin.words.ts'
import { now } from '#shared/clock.ts'
import { dayKey, formatDay, onDay } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { plural } from '#shared/numbers.ts'
import { Band } from '#ui/chart/band.tsx'
import { Chart } from '#ui/chart/chart.tsx'
import { niceDomain } from '#ui/chart/scale.ts'
import type { RobotEnergyDay } from '../energy.schemas.ts'
import { kwhInWords, unknownDays } from '../energy.words.ts'

/** Of a day's width, left free at each side of its bar. */
const GAP = 0.1

/** A bar per day; days of which nothing is known have none, and say so. */
export function EnergyBars({ days }: { days: RobotEnergyDay[] }) {
  const gaps = unknownDays(days)
  const today = dayKey(now())
  const begins = days.map(({ day }) => midnight(day).getTime())
  const [first = 0, last = 0] = [begins[0], begins.at(-1)]
  const drew = days.map(({ kwh }) => kwh ?? 0)
  const most = days.reduce((one, other) => ((other.kwh ?? 0) > (one.kwh ?? 0) ? other : one))
  return (
    <>
      <Chart
        title="Energia por dia"
        description={`${plural(days.length, 'dia', 'dias')}, o maior gasto ${onDay(formatDay(most.day))}: ${kwhInWords(most.kwh)}.`}
        x={[new Date(first), new Date(last + DAY - 1)]}
        y={niceDomain([0, ...drew])}
        unit="kWh"
        className="h-48 text-primary"
      >
        {gaps.map(({ from, to }) => (
          <g key={from} className="text-muted">
            <Band x={[midnight(from).getTime(), midnight(to).getTime() + DAY]} opacity={0.12} />
          </g>
        ))}
        {days.map(({ day, kwh }, n) => {
          const at = begins[n] ?? 0
          return (
            <Band
              key={day}
              x={[at + GAP * DAY, at + (1 - GAP) * DAY]}
              y={[0, kwh ?? Number.NaN]}
              opacity={1}
              hollow={day === today}
              radius={2}
            />
          )
        })}
      </Chart>
      {days.at(-1)?.day === today && <p className="text-sm text-muted">Tracejado: {UNTIL_NOW}.</p>}
      {gaps.length > 0 && <p className="text-sm text-muted">Em cinza: {gaps.map(({ words }) => words).join('; ')}.</p>}
    </>
  )
}
