import type { IconName } from '#ui/components/icon-names.ts'
import type { OwnActivity } from './activities.schemas.ts'
import { type ActivityGroup, type ActivitySlug, type ActivityType, activityTypes } from './activity.kinds.ts'
import type { MetricName } from './metric.kinds.ts'

/** A shipped activity, or one of the user's own, as a form needs it. `key` identifies it in URLs. */
export type Activity = {
  key: string
  kind: ActivitySlug
  activity_type_id: number | null
  label: string
  icon: IconName
  group: ActivityGroup | null
  on: ActivityType['on']
  required: readonly MetricName[]
  optional: readonly MetricName[]
  doses: boolean
  textRequired: boolean
  catalogue: string | null
}

const shipped = activityTypes.map(
  ({ slug, label, icon, group, on, required, optional, doses, textRequired, catalogue }): Activity => ({
    key: slug,
    kind: slug,
    activity_type_id: null,
    label,
    icon,
    group,
    on,
    required,
    optional,
    doses: doses ?? false,
    textRequired: textRequired ?? false,
    catalogue: catalogue ?? null,
  }),
)

const fromOwn = ({ id, name, metrics, feeding }: OwnActivity): Activity => ({
  key: keyOf('propria', id),
  kind: 'propria',
  activity_type_id: id,
  label: name,
  icon: 'sparkles',
  group: null,
  on: 'both',
  required: metrics.filter(({ required }) => required).map(({ metric }) => metric),
  optional: metrics.filter(({ required }) => !required).map(({ metric }) => metric),
  doses: feeding,
  textRequired: false,
  catalogue: null,
})

export const keyOf = (kind: ActivitySlug, activity_type_id: number | null) =>
  activity_type_id ? `${kind}-${activity_type_id}` : kind

/** All activities available on a plant, or in a space and on its plants. */
export const activitiesOn = (place: 'plant' | 'space', own: OwnActivity[]): Activity[] =>
  [...shipped, ...own.map(fromOwn)].filter(({ on }) => place === 'space' || on !== 'space')
