import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, optionalRef } from '#platform/database/columns.ts'
import type { GatewayName } from '#platform/payments/gateway.ts'
import { charges } from '../charges/charges.table.ts'

/** Webhooks that were acted on, once each; those of charges that we don't know are kept for the staff. */
export const gateway_events = pgTable(
  'gateway_events',
  {
    id: identity(),
    gateway: text().$type<GatewayName>().notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    charge_id: optionalRef(() => charges.id),
    gateway_charge_id: text(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('gateway_events_event').on(t.gateway, t.event_id),
    index('gateway_events_charge').on(t.charge_id),
  ],
)
export type GatewayEvent = typeof gateway_events.$inferSelect
