import { ecScaleNamed } from '#domains/calculators/ec-scale.kinds.ts'
import { type ActivitySlug, activityOf } from '#domains/journal/activities/activity.kinds.ts'
import type { MeasuresInput } from '#domains/journal/activities/measures.schemas.ts'
import type { Measures } from '#domains/journal/activities/metric.kinds.ts'

/** Read off something, chosen anew or seen: said as last time it would be made up. */
const neverAgain: readonly ActivitySlug[] = ['medicao', 'altura', 'pesagem', 'fase', 'foto']

/** May 'feito' say what was said the last time? */
export const repeatsValues = (kind: ActivitySlug | null) => kind !== null && !neverAgain.includes(kind)

/** Does 'feito' have to ask something: a value, a text, one of a list, a photo? Own activities may: they are asked when done. */
export function asksValues(kind: ActivitySlug | null): boolean {
  if (!kind) return false
  if (kind === 'propria' || neverAgain.includes(kind)) return true
  const { required = [], textRequired, catalogue } = activityOf(kind) ?? {}
  return required.length > 0 || Boolean(textRequired) || Boolean(catalogue)
}

/** Stored values as they were typed: EC goes back to the scale in which it was said. */
export const typedAgain = (measures: Measures): MeasuresInput =>
  Object.fromEntries(
    Object.entries(measures).map(([name, { value, scale }]) => [
      name,
      scale ? { value: Math.round(value * ecScaleNamed(scale).per_ms * 10_000) / 10_000, scale } : { value },
    ]),
  )
