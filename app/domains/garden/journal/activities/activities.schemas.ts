import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { typedText } from '#shared/written.ts'
import { activitySlugs } from './activity.kinds.ts'
import { metricNames } from './metric.kinds.ts'

const id = rowId

/** Their names in the API's document, where they are told once. */
export const ActivitySlug = z.enum(activitySlugs)
export const MetricName = z.enum(metricNames)

const wish = z.object({ metric: MetricName, required: z.boolean().default(false) })

const fields = z.object({
  name: typedText().min(1).max(60),
  metrics: z
    .array(wish)
    .max(metricNames.length)
    .default([])
    .refine((list) => new Set(list.map(({ metric }) => metric)).size === list.length, 'Peça cada medida uma vez só.'),
  /** Flags, independent of the name; used for 'dias desde a última'. */
  watering: z.boolean().default(false),
  feeding: z.boolean().default(false),
})
export const ActivityCreate = fields
export const ActivityChange = fields.extend({ id, opened: Opened })
export const ActivityId = z.object({ id })
export type ActivityCreate = z.infer<typeof ActivityCreate>
export type ActivityChange = z.infer<typeof ActivityChange>

/** A user's own activity. */
export const OwnActivity = z.object({
  id: z.number().int(),
  name: z.string(),
  metrics: z.array(z.object({ metric: MetricName, required: z.boolean() })),
  watering: z.boolean(),
  feeding: z.boolean(),
})
export type OwnActivity = z.infer<typeof OwnActivity>
