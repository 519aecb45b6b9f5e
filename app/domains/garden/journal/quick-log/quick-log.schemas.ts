import { z } from 'zod'
import { activitySlugs } from '../activities/activity.kinds.ts'
import { MeasuresShown } from '../activities/measures.schemas.ts'
import { Dose } from '../updates/updates.schemas.ts'

const id = z.number().int()

/** A watering to repeat: its kind and what was given; what was only observed (drainage) is not part of it. */
const Watering = z.object({
  kind: z.enum(activitySlugs),
  /** The grower's own activity, with kind 'propria'. */
  activity_type_id: id.nullable(),
  label: z.string(),
  measures: MeasuresShown,
  doses: z.array(Dose),
  happened_at: z.date(),
})
export type Watering = z.infer<typeof Watering>

const shared = { id, slug: z.string(), name: z.string() }

/** A plant that grows, dries or cures, with what its last watering was when it is watered still. */
export const QuickPlant = z.object({
  ...shared,
  status: z.enum(['viva', 'colhida', 'morta']),
  space_id: id.nullable(),
  /** Slug of its cycle. */
  cycle: z.string(),
  /** Time of its newest update. */
  touched_at: z.date().nullable(),
  watering: Watering.nullable(),
})
export type QuickPlant = z.infer<typeof QuickPlant>

/** What can be logged on without opening its page: a plant, or a space with the plants in it. */
export const QuickLog = z.object({
  /** Plants that grow, dry or cure, the last touched first. */
  plants: z.array(QuickPlant),
  spaces: z.array(z.object(shared)),
})
export type QuickLog = z.infer<typeof QuickLog>

/** The act as it was sent: its idempotency key. */
export const ActUndo = z.object({ act_key: z.uuid() })
