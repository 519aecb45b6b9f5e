import { formatPercent, formatTyped, plural } from '#shared/numbers.ts'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { HarvestReport } from '../harvests.schemas.ts'
import { shareOf } from '../weight-lost.model.ts'

/**
 * Wet, dry and cured weight, each with its share of wet; days of drying and curing. Missing values are labelled as
 * such.
 */
export function HarvestWeights({ weights: { wet_g, dry_g, cured_g }, drying }: HarvestReport) {
  const { drying_days, cure_days } = drying
  const ofWet = (grams: number | null) => {
    if (grams === null || !wet_g) return undefined
    const share = shareOf(grams, wet_g)
    return share === null ? 'maior que o úmido, confira' : `${formatPercent(share)} do úmido`
  }
  return (
    <Stats>
      <Stat label="Úmido" icon="scissors" value={weightText(wet_g)} />
      <Stat label="Seco" icon="wind" value={weightText(dry_g)} hint={ofWet(dry_g)} />
      <Stat label="Curado" icon="milk" value={weightText(cured_g)} hint={ofWet(cured_g)} />
      <Stat label="Secagem" icon="calendar" value={daysText(drying_days)} hint={cureText(cure_days)} />
    </Stats>
  )
}

const weightText = (grams: number | null) => (grams === null ? <NotYet text="não pesado" /> : formatTyped(grams, 'g'))
const daysText = (days: number | null) => (days === null ? <NotYet text="ainda não" /> : plural(days, 'dia', 'dias'))
const cureText = (days: number | null) => (days === null ? undefined : `e ${plural(days, 'dia', 'dias')} de cura`)
const NotYet = ({ text }: { text: string }) => (
  <span className="text-lg font-normal tracking-normal text-muted">{text}</span>
)
