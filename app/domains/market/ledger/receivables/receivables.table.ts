import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { holderRoles } from '../book/holder.kinds.ts'
import { payouts } from '../payouts/payouts.table.ts'
import { receivableKinds, receivableStates, settlementMethods } from './receivable.kinds.ts'

/** What a holder is to get of one instalment of a sale; or owes, when negative. */
export const receivables = pgTable(
  'receivables',
  {
    id: identity(),
    /** 'sale:<charge>:store:3:loja:1', made once. */
    reference: text().notNull(),
    kind: text({ enum: receivableKinds }).notNull(),
    order_uuid: text().notNull(),
    charge_uuid: text(),
    /** The store that sold. */
    sold_by: ref(() => stores.id),
    /** Whose it is: a store or a person. */
    store_id: optionalRef(() => stores.id),
    user_id: optionalRef(() => users.id),
    role: text({ enum: holderRoles }).notNull(),
    method: text({ enum: settlementMethods }).notNull(),
    installment: smallint().notNull(),
    installments: smallint().notNull(),
    /** The holder's part before the gateway's fee. Negative in a debt. */
    amount: integer().notNull(),
    /** The part of the gateway's fee that this holder bears. */
    fee: integer().notNull().default(0),
    /** How much of amount less fee went back to the buyer. */
    reversed: integer().notNull().default(0),
    /** When the gateway pays us. */
    due_on: date().notNull(),
    /** First day after the buyer's withdrawal days; null while delivery is not known. */
    hold_until: date(),
    state: text({ enum: receivableStates }).notNull(),
    /** The payout that claimed it. */
    payout_id: optionalRef(() => payouts.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('receivables_reference').on(t.reference),
    check('receivables_held', sql`num_nonnulls(store_id, user_id) = 1`),
    check('receivables_signs', sql`fee >= 0 and case when kind = 'debito' then amount < 0 else amount > fee end`),
    check('receivables_reversed', sql`reversed >= 0 and (reversed = 0 or reversed <= amount - fee)`),
    check('receivables_paid', sql`state <> 'pago' or payout_id is not null`),
    index('receivables_order').on(t.order_uuid),
    index('receivables_store').on(t.store_id, t.due_on, t.id).where(sql`store_id is not null`),
    index('receivables_user').on(t.user_id, t.due_on, t.id).where(sql`user_id is not null`),
    index('receivables_waiting').on(t.due_on).where(sql`state = 'a_receber'`),
    index('receivables_open').on(t.store_id, t.user_id).where(sql`state = 'disponivel' and payout_id is null`),
    index('receivables_payout').on(t.payout_id),
  ],
)
export type Receivable = typeof receivables.$inferSelect
