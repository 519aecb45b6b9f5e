import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'

/** Observed or chosen anew each time: repeating the last values would invent data. */
const neverRepeated: readonly ActivitySlug[] = ['medicao', 'altura', 'peso-do-vaso', 'pesagem', 'fase', 'foto']

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
