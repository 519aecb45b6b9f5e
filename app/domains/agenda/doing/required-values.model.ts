import { type ActivitySlug, activityOf } from '#domains/journal/activities/activity.kinds.ts'
import type { MeasuresInput } from '#domains/journal/activities/measures.schemas.ts'
import type { Measures } from '#domains/journal/activities/metric.kinds.ts'
import { typedValue } from '#domains/journal/measures/measure.words.ts'

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

/** Stored values as form input: converted back to the scale or unit in which they were typed. */
export const measuresAsTyped = (measures: Measures): MeasuresInput =>
  Object.fromEntries(
    Object.entries(measures).map(([name, measured]) => [name, { ...measured, value: typedValue(measured) }]),
  )
