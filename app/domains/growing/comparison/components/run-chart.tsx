import type { PointerEvent } from 'react'
import { formatMeasure } from '#shared/numbers.ts'
import { Line } from '#ui/chart/line.tsx'
import { Plot } from '#ui/chart/plot.tsx'
import { Rule } from '#ui/chart/rule.tsx'
import { niceDomain, ticksOf } from '#ui/chart/scale.ts'
import { ValueAxis } from '#ui/chart/value-axis.tsx'
import { Help } from '#ui/components/help.tsx'
import type { SeriesName } from '../runs/comparison.kinds.ts'
import type { Run } from '../runs/comparison.schemas.ts'
import { seriesWords } from '../runs/comparison.words.ts'
import { colourOf, isDashed, letterOf } from '../runs/run-look.view.ts'

type Props = {
  name: SeriesName
  runs: Run[]
  days: number
  day: number
  onScrub: (event: PointerEvent<HTMLElement>) => void
}

/** One quantity of all runs by day, and in words what each had on the chosen one. */
export function RunChart({ name, runs, days, day, onScrub }: Props) {
  const { label, unit, digits, term } = seriesWords[name]
  const values = runs.flatMap(({ series }) => series[name].map(([, value]) => value))
  if (!values.length) return null
  const y = niceDomain(values)
  const { ticks, decimals } = ticksOf(y)
  const written = ticks.map((value) => ({ value, text: formatMeasure(value, unit, decimals) }))
  const longest = Math.max(...written.map(({ text }) => text.length))
  return (
    <figure className="card figures touch-pan-y p-4 text-sm" onPointerMove={onScrub} onPointerDown={onScrub}>
      <figcaption className="mb-2 space-y-1">
        <span className="flex items-center gap-1">
          <h3 className="text-base">{label}</h3>
          {term && <Help term={term} />}
        </span>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {runs.map((run, at) => (
            <li key={run.slug} className={colourOf(at)}>
              <span className="font-semibold">{letterOf(at)}</span> {valueNear(run.series[name], day, unit, digits)}
            </li>
          ))}
        </ul>
      </figcaption>
      <div style={{ paddingLeft: `calc(${longest}ch + 0.5rem)` }} className="text-muted">
        <Plot label={`${label} de ${runs.length} cultivos, por dia`} x={[0, days]} y={y} className="h-40">
          <ValueAxis ticks={written} />
          {runs.map((run, at) => (
            <g key={run.slug} className={colourOf(at)}>
              <Line points={run.series[name]} dashed={isDashed(at)} width={2} />
            </g>
          ))}
          <Rule x={day} className="text-base-content" />
        </Plot>
      </div>
    </figure>
  )
}

/** The value of that day, or of the nearest within three days, said as such. */
function valueNear(points: Run['series'][SeriesName], day: number, unit: string, digits: number) {
  const near = points
    .filter(([at]) => Math.abs(at - day) <= 3)
    .toSorted(([one], [other]) => Math.abs(one - day) - Math.abs(other - day))[0]
  if (!near) return 'sem dados'
  return `${formatMeasure(near[1], unit, digits)}${near[0] === day ? '' : ` (dia ${near[0]})`}`
}
