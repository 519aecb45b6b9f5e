import { ownInWords, termOf } from '#domains/garden/calculators/term.words.ts'
import { bandWords } from '#domains/robots/control/modes/mode.words.ts'
import type { TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { LastReading } from '#domains/robots/devices/ui.ts'
import { flagWords } from '#domains/robots/telemetry/series/gap.words.ts'
import type { TelemetryFlag } from '#domains/robots/telemetry/series/tier.kinds.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Help } from '#ui/components/help.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Sparkline } from '#ui/components/sparkline.tsx'
import { judged, leastSpan, valueInWords } from '../reading.words.ts'
import { sensorLook } from '../sensor-look.view.ts'

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
  /** Three stand side by side on a phone, and all of a robot's in 300 px: there the arrow says where a value lies. */
  small?: boolean
}

/** What a sensor reads, against what the mode aims at; a tap opens its chart, one on the '?' says what it means. */
export function ReadingTile({ sensor, value, flag, band, line, to, old, at, small }: Props) {
  const look = sensorLook(sensor.key)
  const verdict = typeof value === 'number' && !flag && !old ? judged(value, sensor, band) : null
  const told = flag ? (
    flagWords[flag]
  ) : verdict ? (
    <>
      <span className={small ? 'max-sm:sr-only' : ''}>{verdict.place}, </span>
      {/* Its unit stands with the value, and one line has no room for both. */}
      {small && band ? bandWords(band, '') : verdict.limits}
    </>
  ) : value === null ? (
    'o sensor não respondeu'
  ) : (
    old && 'valor antigo'
  )
  const term = termOf(sensor.key)
  const own =
    term && typeof value === 'number' && !flag && !old ? ownInWords(term, valueInWords(value, sensor), verdict) : null
  return (
    <div
      className={`card relative min-w-0 gap-x-3 hover:bg-base-200 ${small ? 'flex-col px-2 py-1 max-sm:last:nth-[3n+1]:col-span-3 max-sm:last:nth-[3n+1]:min-h-12 max-sm:last:nth-[3n+1]:flex-row max-sm:last:nth-[3n+1]:items-center max-sm:last:nth-[3n+2]:col-span-2 sm:gap-1 sm:px-4 sm:py-3.5' : 'flex-col gap-1 px-4 py-3.5'} ${verdict?.attention ? 'border-secondary' : ''}`}
    >
      <span
        className={`flex items-center gap-2 text-muted ${small ? 'text-xs max-sm:justify-between sm:text-sm' : 'text-sm'}`}
      >
        <Icon name={look.icon} size={18} className={`${look.text} ${small ? 'max-sm:hidden' : ''}`} />
        <Link to={to} className={`after:absolute after:inset-0 ${small ? 'min-w-0 break-words' : 'truncate'}`}>
          {sensor.name}
        </Link>
        {term && (
          // Out of the flow: its tile is as high as the others.
          <span className={small ? 'max-sm:absolute max-sm:end-2 max-sm:top-1.5 max-sm:leading-none' : ''}>
            <Help term={term} own={own} />
          </span>
        )}
      </span>
      <span
        className={`figures font-display font-semibold tracking-tight ${small ? 'text-lg sm:text-2xl' : 'text-2xl'} ${old ? 'text-muted' : verdict?.attention ? 'text-error' : ''}`}
      >
        {typeof value === 'number' ? (
          // Not 'µmol/m²/s' as large as its number: a phone has no room for it.
          <>
            {formatNumber(value, sensor.decimals, sensor.decimals)}{' '}
            <small className={`font-medium ${small ? 'text-xs sm:text-base' : 'text-base'}`}>{sensor.unit}</small>
          </>
        ) : (
          '–'
        )}
      </span>
      <span
        className={`flex text-muted empty:hidden ${small ? 'gap-1 text-xs sm:gap-1.5 sm:text-sm' : 'gap-1.5 text-sm'}`}
      >
        {verdict && (
          <Icon
            name={verdict.icon}
            size={16}
            className={`mt-0.5 shrink-0 ${small ? 'max-sm:mt-px max-sm:size-3.5' : ''}`}
          />
        )}
        {(told || at) && (
          <span>
            {told}
            {told && at && ', '}
            {at && <LastReading at={at} />}
          </span>
        )}
      </span>
      {line && (
        <span className={`block w-full ${small ? 'mt-auto' : 'mt-1'} ${look.text}`}>
          <Sparkline
            values={line}
            least={leastSpan(sensor)}
            label={`${sensor.name} nas últimas 24 horas`}
            band={band && band.low !== null && band.high !== null ? { from: band.low, to: band.high } : undefined}
          />
        </span>
      )}
    </div>
  )
}
