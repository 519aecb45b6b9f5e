import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { GatewayName } from '#platform/payments/gateway.ts'
import { charges } from '../charges/charges.table.ts'

/** Webhooks that were acted on, once each; those of charges that we don't know are kept for the staff. */
export const gateway_events = pgTable(
  'gateway_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gateway: text().$type<GatewayName>().notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    charge_id: integer().references(() => charges.id),
    gateway_charge_id: text(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('gateway_events_event').on(t.gateway, t.event_id),
    index('gateway_events_charge').on(t.charge_id),
  ],
)
export type GatewayEvent = typeof gateway_events.$inferSelect
