import { ecScaleNamed } from '#domains/calculators/ec-scale.kinds.ts'
import { type ActivitySlug, activityOf } from '#domains/journal/activities/activity.kinds.ts'
import type { MeasuresInput } from '#domains/journal/activities/measures.schemas.ts'
import type { Measures } from '#domains/journal/activities/metric.kinds.ts'

/** Observed or chosen anew each time: repeating the last values would invent data. */
const neverRepeated: readonly ActivitySlug[] = ['medicao', 'altura', 'pesagem', 'fase', 'foto']

/** Whether 'feito' may repeat the last values. */
export const repeatsValues = (kind: ActivitySlug | null) => kind !== null && !neverRepeated.includes(kind)

/**
 * Whether the kind requires input: a value, a text, a choice, a photo. Own activities might; that is determined when
 * done.
 */
export function requiresValues(kind: ActivitySlug | null): boolean {
  if (!kind) return false
  if (kind === 'propria' || neverRepeated.includes(kind)) return true
  const { required = [], textRequired, catalogue } = activityOf(kind) ?? {}
  return required.length > 0 || Boolean(textRequired) || Boolean(catalogue)
}

/** Stored values as form input: EC converted back to the scale in which it was typed. */
export const measuresAsTyped = (measures: Measures): MeasuresInput =>
  Object.fromEntries(
    Object.entries(measures).map(([name, { value, scale }]) => [
      name,
      scale ? { value: Math.round(value * ecScaleNamed(scale).per_ms * 10_000) / 10_000, scale } : { value },
    ]),
  )
