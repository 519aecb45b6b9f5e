import { formatMeasure } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { ClimateAlert } from '../climate-alerts.schemas.ts'
import { seriesWords } from './series.words.ts'

/** Lines of what is outside its band now: which, how much, what it should be; each leads to the charts. */
export const ClimateAlertLines = ({ alerts }: { alerts: ClimateAlert[] }) =>
  alerts.map(({ space, series, value, side, low, high, stage, at }) => {
    const { title, unit, digits } = seriesWords[series]
    return (
      <li key={`${space.id} ${series}`} className="relative flex items-start gap-3 py-3">
        <Icon
          name={side === 'above' ? 'arrow-up' : 'arrow-down'}
          size={20}
          className={`mt-0.5 ${seriesWords[series].text}`}
        />
        <div className="min-w-0">
          <p className="leading-snug">
            <Link
              to={`/cultivo/espaco/${space.slug}/clima`}
              className="font-semibold after:absolute after:inset-0 hover:underline"
            >
              {title} {words[series][side]}: <span className="figures">{formatMeasure(value, unit, digits)}</span>
            </Link>
          </p>
          <p className="text-sm text-muted">
            {space.name}, <RelativeTime at={at} />. Na {stage.toLowerCase()} a faixa é{' '}
            <span className="figures">{bandWords(low, high, unit, digits)}</span>.
          </p>
        </div>
      </li>
    )
  })

const words = {
  temperature: { above: 'alta', below: 'baixa' },
  humidity: { above: 'alta', below: 'baixa' },
  vpd: { above: 'alto', below: 'baixo' },
} as const

function bandWords(low: number | null, high: number | null, unit: string, digits: number) {
  if (low === null) return `até ${formatMeasure(high ?? 0, unit, digits)}`
  if (high === null) return `a partir de ${formatMeasure(low, unit, digits)}`
  return `de ${formatMeasure(low, unit, digits)} a ${formatMeasure(high, unit, digits)}`
}
