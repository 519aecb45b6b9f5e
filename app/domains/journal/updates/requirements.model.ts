import type { ActivityType } from '../activities/activity.kinds.ts'
import type { OwnActivityType } from '../activities/activity-types.table.ts'

/** What is asked of an act of this activity: a shipped one, or one of the grower's own. */
export type Requirements = Pick<ActivityType, 'required' | 'optional' | 'on' | 'doses' | 'textRequired' | 'catalogue'>

/** What a grower demands and allows in an activity of their own. */
export function ownRequirements({ metrics, feeding }: Pick<OwnActivityType, 'metrics' | 'feeding'>): Requirements {
  const names = (required: boolean) => metrics.filter((one) => one.required === required).map((one) => one.metric)
  return { required: names(true), optional: names(false), on: 'both', doses: feeding || undefined }
}
