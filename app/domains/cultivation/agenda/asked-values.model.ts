import { type ActivitySlug, activityOf } from '../activities/activity.kinds.ts'

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
