import { midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { formatDay, formatNumericDay, onDay } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { plural } from '#shared/numbers.ts'
import { Band } from '#ui/chart/band.tsx'
import { Chart } from '#ui/chart/chart.tsx'
import { useScales } from '#ui/chart/plot.tsx'
import { niceDomain } from '#ui/chart/scale.ts'
import type { RobotEnergyDay } from '../energy.schemas.ts'
import { kwhInWords } from '../energy.words.ts'

type NoDataProps = { from: number; until: number; day: string }

/** Before the first day of which anything is known. */
function NoData({ from, until, day }: NoDataProps) {
  const { x } = useScales()
  const [left, right] = [x(from), x(until)]
  const words = `sem dados até ${formatNumericDay(day).slice(0, 5)}`
  return (
    <g className="text-muted">
      <Band x={[from, until]} opacity={0.12} />
      {right - left > 30 && (
        <text x={`${(left + right) / 2}%`} y="50%" textAnchor="middle" fill="currentColor" className="text-xs">
          {words}
        </text>
      )}
    </g>
  )
}

/** Of a day's width, left free at each side of its bar. */
const GAP = 0.1

/** A bar per day; a day of which nothing is known has none. */
export function EnergyBars({ days }: { days: RobotEnergyDay[] }) {
  const begins = days.map(({ day }) => midnight(day).getTime())
  const [first = 0, last = 0] = [begins[0], begins.at(-1)]
  const drew = days.map(({ kwh }) => kwh ?? 0)
  const firstKnown = days.findIndex(({ kwh }) => kwh !== null)
  const [unknown, known] = [Math.max(0, firstKnown), days.length - firstKnown]
  const most = days.reduce((one, other) => ((other.kwh ?? 0) > (one.kwh ?? 0) ? other : one))
  return (
    <Chart
      title="Energia por dia"
      description={`${plural(days.length, 'dia', 'dias')}, o maior gasto ${onDay(formatDay(most.day))}: ${kwhInWords(most.kwh)}.`}
      x={[new Date(first), new Date(last + DAY - 1)]}
      y={niceDomain([0, ...drew])}
      unit="kWh"
      className="h-48 text-primary"
    >
      {unknown > 0 && known > 0 && (
        <NoData until={begins[unknown] ?? last} day={days[unknown]?.day ?? ''} from={first} />
      )}
      {days.map(({ day, kwh }, n) => {
        const at = begins[n] ?? 0
        return (
          <Band
            key={day}
            x={[at + GAP * DAY, at + (1 - GAP) * DAY]}
            y={[0, kwh ?? Number.NaN]}
            opacity={1}
            radius={2}
          />
        )
      })}
    </Chart>
  )
}
