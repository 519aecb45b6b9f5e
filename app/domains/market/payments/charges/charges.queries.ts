import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { qrOf } from '#shared/qr-path.ts'
import { gateway_events } from '../gateway-events/gateway-events.table.ts'
import { charge_refunds } from '../refunds/refunds.table.ts'
import type { ChargeDetail, ChargeFilter, ChargeRow, ChargeView } from './charges.schemas.ts'
import { type Charge, charge_transactions, charges } from './charges.table.ts'

/** A charge, locked until the end of the transaction: whatever changes it goes through here. */
export async function lockCharge(tx: Context, id: number): Promise<Charge> {
  const [charge] = await tx.db.select().from(charges).where(eq(charges.id, id)).for('update')
  if (!charge) throw new AppError('not_found', 'Essa cobrança não existe.')
  return charge
}

export async function readCharge({ db }: Context, id: number): Promise<Charge> {
  const [charge] = await db.select().from(charges).where(eq(charges.id, id))
  if (!charge) throw new AppError('not_found', 'Essa cobrança não existe.')
  return charge
}

/** All charges of a reference, the newest attempt first. */
export const chargesOf = ({ db }: Context, reference: string): Promise<Charge[]> =>
  db.select().from(charges).where(eq(charges.reference, reference)).orderBy(desc(charges.attempt))

/** For pages: whoever calls has made sure that the viewer may see it. */
export async function chargeView(ctx: Context, charge_id: number): Promise<ChargeView> {
  const charge = await readCharge(ctx, charge_id)
  const { pix_code, boleto_line, boleto_barcode, boleto_due_on, boleto_url, card_brand, card_last_four } = charge
  return {
    ...charge,
    pix: pix_code ? { code: pix_code, qr: qrOf(pix_code) } : null,
    boleto:
      boleto_line && boleto_barcode && boleto_due_on
        ? { line: boleto_line, barcode: boleto_barcode, due_on: boleto_due_on, url: boleto_url }
        : null,
    card: card_last_four ? { brand: card_brand ?? '', last_four: card_last_four } : null,
    refunds: await refundsOf(ctx, charge.id),
    bank_path:
      ctx.env.demo && charge.gateway === 'sandbox' && charge.gateway_charge_id
        ? `/dev/banco?charge=${charge.gateway_charge_id}`
        : null,
  }
}

/** The payer's own charge; 404 for everybody else. */
export async function showOwnCharge(ctx: Context, uuid: string): Promise<ChargeView> {
  const own = and(eq(charges.uuid, uuid), eq(charges.payer_id, signedIn(ctx).id))
  const [charge] = await ctx.db.select({ id: charges.id }).from(charges).where(own)
  if (!charge) throw new AppError('not_found', 'Essa cobrança não existe.')
  return chargeView(ctx, charge.id)
}

const refundsOf = ({ db }: Context, charge_id: number) =>
  db.select().from(charge_refunds).where(eq(charge_refunds.charge_id, charge_id)).orderBy(asc(charge_refunds.id))

/** Every charge, for the staff. */
export async function listCharges({ db }: Context, filter: ChargeFilter): Promise<Page<ChargeRow>> {
  const { limit, offset } = windowOf(filter)
  const { status, method, search } = filter
  const where = and(
    status && eq(charges.status, status),
    method && eq(charges.method, method),
    search
      ? or(contains(charges.reference, search), contains(charges.description, search), contains(users.nickname, search))
      : undefined,
  )
  const from = () => db.select({ charge: charges, payer_nickname: users.nickname }).from(charges)
  const [rows, totals] = await Promise.all([
    from()
      .innerJoin(users, eq(users.id, charges.payer_id))
      .where(where)
      .orderBy(ordered(filter), desc(charges.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(charges).innerJoin(users, eq(users.id, charges.payer_id)).where(where),
  ])
  return toPage(
    rows.map(({ charge, payer_nickname }) => ({ ...charge, payer_nickname })),
    totals[0]?.total ?? 0,
    filter,
  )
}

function ordered({ order_by, order_type }: ChargeFilter): SQL {
  const direction = order_type === 'asc' ? asc : desc
  return direction({ created_at: charges.created_at, total: charges.total, paid_at: charges.paid_at }[order_by])
}

/** A charge with all that happened to it, for the staff. */
export async function showCharge(ctx: Context, uuid: string): Promise<ChargeDetail> {
  const [row] = await ctx.db
    .select({ charge: charges, payer_nickname: users.nickname })
    .from(charges)
    .innerJoin(users, eq(users.id, charges.payer_id))
    .where(eq(charges.uuid, uuid))
  if (!row) throw new AppError('not_found', 'Essa cobrança não existe.')
  const { charge, payer_nickname } = row
  const [refunds, transactions, events] = await Promise.all([
    refundsOf(ctx, charge.id),
    ctx.db
      .select()
      .from(charge_transactions)
      .where(eq(charge_transactions.charge_id, charge.id))
      .orderBy(asc(charge_transactions.id)),
    ctx.db.select().from(gateway_events).where(eq(gateway_events.charge_id, charge.id)).orderBy(asc(gateway_events.id)),
  ])
  return { ...charge, payer_nickname, refunds, transactions, events }
}
