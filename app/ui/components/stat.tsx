import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'

export type StatTone = 'plain' | 'temperature' | 'humidity' | 'vpd'

const tones: Record<StatTone, string> = {
  plain: 'text-muted',
  temperature: 'text-sensor-temperature',
  humidity: 'text-sensor-humidity',
  vpd: 'text-sensor-vpd',
}

type Props = {
  label: string
  /** A Help. */
  help?: ReactNode
  /** Formatted: '24,3 °C'. */
  value: ReactNode
  icon?: IconName
  tone?: StatTone
  /** The list that it counts; the whole card leads there. */
  to?: string
  /** Interpretation: 'na faixa', '2 a mais que ontem'. */
  hint?: ReactNode
  /** A Sparkline. */
  chart?: ReactNode
}

/** One labelled number. Wrap them in `Stats` (a `<dl>`). */
export function Stat({ label, help, value, icon, tone = 'plain', to, hint, chart }: Props) {
  return (
    <div className={`card min-w-0 flex-col gap-1 px-4 py-3.5 ${to ? 'relative' : ''}`}>
      <dt className="flex items-center gap-2 text-sm text-muted">
        {icon && <Icon name={icon} size={18} className={tones[tone]} />}
        {to ? (
          <Link to={to} className="link-hover min-w-0 break-words after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
        {help}
      </dt>
      {/* At the bottom, so that neighbours align when a label takes two lines. */}
      <dd
        className={`figures font-display text-[clamp(1.125rem,5.4vw,1.5rem)] font-semibold tracking-tight ${hint ? '' : 'mt-auto'}`}
      >
        {value}
      </dd>
      {hint && <dd className="text-sm text-muted">{hint}</dd>}
      {chart && <dd className={`mt-1 ${tones[tone]}`}>{chart}</dd>}
    </div>
  )
}

export function Stats({ children }: { children: ReactNode }) {
  // Letters twice as large take a line of their own.
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {children}
    </dl>
  )
}
