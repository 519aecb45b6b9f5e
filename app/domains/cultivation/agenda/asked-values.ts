import { type ActivitySlug, activityOf } from '../activities/activity-types.ts'

/** Does 'feito' have to ask something: a value, a text, one of a list, a photo? Own activities may: they are asked when done. */
export function asksValues(kind: ActivitySlug | null): boolean {
  if (!kind) return false
  if (kind === 'propria' || kind === 'foto') return true
  const { required = [], textRequired, catalogue } = activityOf(kind) ?? {}
  return required.length > 0 || Boolean(textRequired) || Boolean(catalogue)
}
