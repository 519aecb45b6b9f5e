import { boolean, integer, pgTable, real, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { device_models } from '../models/device-models.table.ts'
import { channelKinds } from './channel.kinds.ts'

/** An output of a model: what it switches or drives. */
export const model_channels = pgTable(
  'model_channels',
  {
    id: identity(),
    model_id: ref(() => device_models.id),
    /** 'luz': in addresses and in the protocol; never changed. */
    slug: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: channelKinds }).notNull(),
    /** Whether it takes a level of 0 to 100, or only off (0) and on (100). */
    has_level: boolean().notNull().default(false),
    /** Estimated until its owner says what hangs on it, W. */
    watts: real(),
    /** The robot itself turns it off after so long. */
    most_on_minutes: integer(),
    order_by: smallint().notNull().default(0),
  },
  (t) => [uniqueIndex('model_channels_slug').on(t.model_id, t.slug)],
)
export type ModelChannel = typeof model_channels.$inferSelect
