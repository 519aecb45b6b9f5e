import type { ActivityType } from '../activities/activity.kinds.ts'
import type { OwnActivityType } from '../activities/activity-types.table.ts'

/** Required and optional content of an activity: a shipped one, or one of the user's own. */
export type Requirements = Pick<
  ActivityType,
  'required' | 'optional' | 'on' | 'doses' | 'textRequired' | 'catalogue' | 'watering' | 'feeding'
>

/** Requirements of a user's own activity. */
export function ownRequirements({
  metrics,
  ...care
}: Pick<OwnActivityType, 'metrics' | 'watering' | 'feeding'>): Requirements {
  const names = (required: boolean) => metrics.filter((one) => one.required === required).map((one) => one.metric)
  const [watering, feeding] = [care.watering || undefined, care.feeding || undefined]
  return { required: names(true), optional: names(false), on: 'both', doses: feeding, watering, feeding }
}
