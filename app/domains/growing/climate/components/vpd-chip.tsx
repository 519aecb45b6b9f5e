import { formatMeasure } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { ClimateBand } from '../climate.schemas.ts'
import { bandName, vpdPlace } from '../vpd-place.words.ts'

type Props = { vpd: number; band?: ClimateBand }

/**
 * VPD against the stage's band: by arrow and text, never colour alone. The arrow says where the value lies, as the word
 * does, not what to do about it; the border says only whether it needs attention.
 */
export function VpdChip({ vpd, band }: Props) {
  const { icon, tone, words } = judged(vpd, band)
  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-2 rounded-box border px-3 py-1 text-sm font-medium ${tone}`}
    >
      <Icon name={icon} size={16} />
      <span className="figures whitespace-nowrap">VPD {formatMeasure(vpd, 'kPa', 2)}</span>
      <span>{words}</span>
    </span>
  )
}

const attention = 'border-secondary'

function judged(vpd: number, band: ClimateBand | undefined) {
  const place = vpdPlace(vpd, band)
  if (place === 'condenses') return { icon: 'droplets', tone: attention, words: 'água condensa na folha' } as const
  if (!band || place === 'unknown')
    return { icon: 'activity', tone: 'border-edge', words: 'sem faixa para comparar' } as const
  const name = bandName(band)
  if (place === 'low') return { icon: 'arrow-down', tone: attention, words: `baixo para ${name}` } as const
  if (place === 'high') return { icon: 'arrow-up', tone: attention, words: `alto para ${name}` } as const
  return { icon: 'check', tone: 'border-primary', words: `na faixa de ${name}` } as const
}
