import { energyUsed } from '#domains/garden/calculators/light-cost.model.ts'
import type { Reading } from '#domains/garden/calculators/reading.kinds.ts'
import { DAY } from '#shared/durations.ts'

export type Entered = { name: string; slug: string; on: string }
/** A plan's hours of light in a cycle; several stages may share one. */
export type PlannedLight = { slug: string; days: number; light_hours: number | null }
export type LightSpan = { name: string; days: number; hours: number; planned: boolean }

/** Default without a plan: 18 h until flowering, 12 h in it. Lamps are off after the harvest. */
const assumedHours = (slug: string) => (slug === 'floracao' ? 12 : 18)
const afterCut = ['colheita', 'secagem', 'cura']

/** Days under light per cycle until the harvest, with the hours per day of the plan or the default. */
export function lightSpans(history: Entered[], end: string, plan: PlannedLight[] = []): LightSpan[] {
  const entered = history.toSorted((a, b) => a.on.localeCompare(b.on))
  return entered.flatMap(({ name, slug, on }, i) => {
    const until = [entered[i + 1]?.on ?? end, end].sort()[0] as string
    const days = Math.round((Date.parse(until) - Date.parse(on)) / DAY)
    if (days <= 0 || afterCut.includes(slug)) return []
    const hours = plannedHours(plan.filter((stage) => stage.slug === slug))
    return [{ name, days, hours: hours ?? assumedHours(slug), planned: hours !== null }]
  })
}

/** Mean over the stages of one cycle, weighted by days; null when one has no value. */
function plannedHours(stages: PlannedLight[]): number | null {
  const days = stages.reduce((sum, stage) => sum + stage.days, 0)
  if (!days || stages.some(({ light_hours }) => light_hours === null)) return null
  return stages.reduce((sum, stage) => sum + (stage.light_hours as number) * stage.days, 0) / days
}

/**
 * kWh of the lamps over all spans: W ÷ 1.000 × hours a day × days. null without watts or without any day under light.
 */
export const kwhOf = (watts: Reading, spans: LightSpan[]): Reading =>
  watts === null || !spans.length
    ? null
    : spans.reduce((sum, { hours, days }) => sum + (energyUsed({ watts, hours_per_day: hours, days }) ?? 0), 0)
