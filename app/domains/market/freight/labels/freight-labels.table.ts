import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { labelStates } from './label.kinds.ts'

/** A label bought at Melhor Envio, one for each parcel. Knows no order: `reference` says what it is for. */
export const freight_labels = pgTable(
  'freight_labels',
  {
    id: identity(),
    store_id: ref(() => stores.id),
    /** 'order:12'. */
    reference: text().notNull(),
    /** Which parcel of it. */
    position: smallint().notNull(),
    service: integer().notNull(),
    service_name: text().notNull(),
    state: text({ enum: labelStates }).notNull().default('pedida'),
    /** Of Melhor Envio, once it is in the cart there. */
    gateway_id: text(),
    price: integer(),
    tracking_code: text(),
    print_url: text(),
    /** Why it was refused, in words for the store. */
    reason: text(),
    /** Names and addresses, sealed; emptied once Melhor Envio has them. */
    request: text(),
    /** Somebody is at it until then: a label is paid once. */
    working_until: timestamptz(),
    created_at: createdAt(),
    posted_at: timestamptz(),
    delivered_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('freight_labels_reference').on(t.reference, t.position),
    uniqueIndex('freight_labels_gateway').on(t.gateway_id),
    index('freight_labels_store').on(t.store_id, t.id),
    index('freight_labels_under_way').on(t.id).where(sql`state in ('paga', 'pronta', 'postada', 'nao_entregue')`),
    check('freight_labels_known', sql`state in ('pedida', 'falhou') or gateway_id is not null`),
  ],
)
export type FreightLabel = typeof freight_labels.$inferSelect
