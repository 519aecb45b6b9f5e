import { ownInWords, termOf } from '#domains/garden/calculators/term.words.ts'
import type { TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { LastReading } from '#domains/robots/devices/ui.ts'
import { flagWords } from '#domains/robots/telemetry/series/gap.words.ts'
import type { TelemetryFlag } from '#domains/robots/telemetry/series/tier.kinds.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Help } from '#ui/components/help.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Sparkline } from '#ui/components/sparkline.tsx'
import { judged, sensorLook, valueInWords } from '../reading.words.ts'

type Props = {
  sensor: { key: string; name: string; unit: string; decimals: number }
  /** undefined: not measured; null: the sensor gave none. */
  value: number | null | undefined
  flag?: TelemetryFlag
  band?: TargetBand
  /** Means of the last day. */
  line?: (number | null)[]
  /** Its chart. */
  to: string
  /** The value is not of now. */
  old?: boolean
  /** Of when it is, where that is not said of all. */
  at?: Date | null
}

/** What a sensor reads, against what the mode aims at; a tap opens its chart, one on the '?' says what it means. */
export function ReadingTile({ sensor, value, flag, band, line, to, old, at }: Props) {
  const look = sensorLook(sensor.key)
  const verdict = typeof value === 'number' && !flag && !old ? judged(value, sensor, band) : null
  const term = termOf(sensor.key)
  const own =
    term && typeof value === 'number' && !flag && !old ? ownInWords(term, valueInWords(value, sensor), verdict) : null
  return (
    <div
      className={`card relative min-w-0 flex-col gap-1 px-4 py-3.5 hover:bg-base-200 ${verdict?.attention ? 'border-secondary' : ''}`}
    >
      <span className="flex items-center gap-2 text-sm text-muted">
        <Icon name={look.icon} size={18} className={look.text} />
        <Link to={to} className="truncate after:absolute after:inset-0">
          {sensor.name}
        </Link>
        {term && <Help term={term} own={own} />}
      </span>
      <span className={`figures font-display text-2xl font-semibold tracking-tight ${look.text}`}>
        {typeof value === 'number' ? (
          // Not 'µmol/m²/s' as large as its number: a phone has no room for it.
          <>
            {formatNumber(value, sensor.decimals, sensor.decimals)}{' '}
            <small className="text-base font-medium">{sensor.unit}</small>
          </>
        ) : (
          '–'
        )}
      </span>
      <span className="flex gap-1.5 text-sm text-muted">
        {verdict && <Icon name={verdict.icon} size={16} className="mt-0.5 shrink-0" />}
        <span>
          {flag
            ? flagWords[flag]
            : (verdict?.words ?? (value === null ? 'o sensor não respondeu' : old ? 'valor antigo' : 'sem alvo'))}
          {at && (
            <>
              , <LastReading at={at} />
            </>
          )}
        </span>
      </span>
      {line && (
        <span className={`mt-1 block ${look.text}`}>
          <Sparkline
            values={line}
            label={`${sensor.name} nas últimas 24 horas`}
            band={band && band.low !== null && band.high !== null ? { from: band.low, to: band.high } : undefined}
          />
        </span>
      )}
    </div>
  )
}
