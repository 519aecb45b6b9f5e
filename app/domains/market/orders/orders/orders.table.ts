import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FreightChoice } from '#domains/market/freight/quotes/quote.kinds.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { productKinds } from '#domains/market/products/types/product-type.kinds.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { PartnerShare, Share } from '#domains/market/splits/reckoning/split.model.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import type { Address } from '../checkout/address.kinds.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { deliveryStates, orderStates, paymentStates, sides } from './order.kinds.ts'

/** What one store sold in one checkout. Amounts never change; what is given back stands in `order_refunds`. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    uuid: uuid().notNull(),
    checkout_id: ref(() => checkouts.id),
    store_id: ref(() => stores.id),
    buyer_id: ref(() => users.id),
    state: text({ enum: orderStates }).notNull().default('aguardando_pagamento'),
    payment: text({ enum: paymentStates }).notNull().default('aguardando'),
    delivery: text({ enum: deliveryStates }).notNull().default('nada'),
    /** Lines before discounts; discounts; freight; what is paid for this order without interest. */
    goods_amount: integer().notNull(),
    discount_amount: integer().notNull(),
    freight_amount: integer().notNull(),
    total: integer().notNull(),
    refunded_amount: integer().notNull().default(0),
    /** The platform's part of the goods when it was placed, and the share of the gateway's fee, known when paid. */
    platform_bps: smallint().notNull(),
    gateway_fee: integer().notNull().default(0),
    /** The share of what the buyer pays for paying in instalments, on top of `total`. */
    interest_amount: integer().notNull().default(0),
    /** What was offered and chosen, kept for disputes. None: nothing is sent. */
    freight: jsonb().$type<FreightChoice>(),
    ship_to: jsonb().$type<Address>(),
    note: text().notNull().default(''),
    created_at: createdAt(),
    paid_at: timestamptz(),
    sent_at: timestamptz(),
    delivered_at: timestamptz(),
    finished_at: timestamptz(),
    /** Where it stood before a dispute or a chargeback, and goes on from when that is over. */
    state_before: text({ enum: orderStates }),
    /** To be fetched: since when it lies there, and the code that its buyer shows. */
    ready_at: timestamptz(),
    pickup_code: text(),
    /** Told once: that the boleto is due tomorrow, that a review would help others. */
    reminded_at: timestamptz(),
    review_asked_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('orders_uuid').on(t.uuid),
    uniqueIndex('orders_of_checkout').on(t.checkout_id, t.store_id),
    index('orders_store').on(t.store_id, t.id),
    index('orders_store_state').on(t.store_id, t.state, t.id),
    index('orders_buyer').on(t.buyer_id, t.id),
    index('orders_state').on(t.state, t.id),
    index('orders_paid').on(t.store_id, t.paid_at).where(sql`paid_at is not null`),
    check('orders_total', sql`total = goods_amount - discount_amount + freight_amount and total >= 0`),
    check('orders_refunded', sql`refunded_amount between 0 and total`),
  ],
)
export type Order = typeof orders.$inferSelect

/** What was bought, as it was when it was bought. */
export const order_lines = pgTable(
  'order_lines',
  {
    id: identity(),
    order_id: ref(() => orders.id),
    product_id: ref(() => products.id),
    variant_id: ref(() => variants.id),
    kind: text({ enum: productKinds }).notNull(),
    title: text().notNull(),
    variant_name: text().notNull(),
    sku: text().notNull(),
    photo_id: optionalRef(() => files.id, 'set null'),
    unit_price: integer().notNull(),
    quantity: smallint().notNull(),
    /** Of the whole line. */
    discount_amount: integer().notNull(),
    /** How many were sent, came back, and will not be sent because the store gave them up. */
    sent: smallint().notNull().default(0),
    returned: smallint().notNull().default(0),
    canceled: smallint().notNull().default(0),
    /** When its files were opened for the first time. */
    opened_at: timestamptz(),
    /** Paid back of this line. */
    refunded_amount: integer().notNull().default(0),
    /** Who sold it by a link and who shares in it, by the terms of that moment. */
    affiliation_id: integer(),
    affiliate: jsonb().$type<Share>(),
    partners: jsonb().$type<PartnerShare[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('order_lines_once').on(t.order_id, t.variant_id),
    index('order_lines_product').on(t.product_id),
    index('order_lines_variant').on(t.variant_id),
    index('order_lines_affiliation').on(t.affiliation_id).where(sql`affiliation_id is not null`),
    check('order_lines_some', sql`quantity > 0 and unit_price >= 0`),
    check('order_lines_discount', sql`discount_amount between 0 and unit_price * quantity`),
    check('order_lines_sent', sql`sent >= 0 and canceled >= 0 and sent + canceled <= quantity`),
    check('order_lines_returned', sql`returned between 0 and quantity - canceled`),
  ],
)
export type OrderLine = typeof order_lines.$inferSelect

/** What happened to an order, in words for both sides; append-only. */
export const order_events = pgTable(
  'order_events',
  {
    id: identity(),
    order_id: ref(() => orders.id),
    kind: text().notNull(),
    side: text({ enum: sides }).notNull(),
    user_id: optionalRef(() => users.id),
    /** What the words need: a tracking code, an amount, a reason. */
    data: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [index('order_events_order').on(t.order_id, t.id)],
)
