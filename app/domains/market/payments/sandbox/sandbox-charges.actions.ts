import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { dayKey } from '#shared/dates.ts'
import { barcodeOf, lineOf } from './codes/boleto.model.ts'
import { pixCode } from './codes/pix-code.model.ts'
import { testCards } from './sandbox.kinds.ts'
import type { SandboxCard, SandboxOrder } from './sandbox.schemas.ts'
import {
  type SandboxCharge,
  sandbox_charges,
  sandbox_refunds,
  sandbox_tokens,
  sandbox_transactions,
} from './sandbox.table.ts'
import { refusalWords } from './sandbox.words.ts'
import { expire, happen, later, lockSandboxCharge, moneyHere, newUid } from './sandbox-bank.actions.ts'

/** Seconds that a bank thinks about a card, and until its holder contests it; until a refund is through. */
const THINKS = 20
const CONTESTS = 60
const RETURNS = 15

/** A card becomes a token that is used once. Only test numbers are taken. */
export async function makeToken(tx: Context, card: z.infer<typeof SandboxCard>) {
  const known = testCards.find(({ number }) => number === card.number)
  if (!known) throw invalidField('number', 'Este é um site de demonstração: use um dos cartões de teste.')
  const token = newUid('token')
  const last_four = card.number.slice(-4)
  const endOfMonth = new Date(Date.UTC(card.exp_year, card.exp_month, 1))
  const outcome = endOfMonth <= tx.now() ? 'expired_card' : known.outcome
  await tx.db.insert(sandbox_tokens).values({ token, outcome, brand: 'Visa', last_four, created_at: tx.now() })
  return { token, brand: 'Visa', last_four }
}

export async function createSandboxCharge(tx: Context, order: SandboxOrder) {
  const { code, method, amount, installments, description, expires_at } = order
  const token = method === 'cartao' ? await takeToken(tx, order.card_token) : undefined
  const uid = newUid('ch')
  const [charge] = await tx.db
    .insert(sandbox_charges)
    .values({ uid, code, method, amount, installments, description, expires_at, created_at: tx.now() })
    .returning()
  if (!charge) throw new Error('insert returned no row')
  const codes = {
    ...(method === 'pix' && { pix_code: pixOf(tx, charge) }),
    ...(method === 'boleto' && boletoOf(charge)),
    ...(token && { card_brand: token.brand, card_last_four: token.last_four, card_outcome: token.outcome }),
  }
  await tx.db.update(sandbox_charges).set(codes).where(eq(sandbox_charges.id, charge.id))
  if (token) await chargeCard(tx, { ...charge, ...codes })
  return showSandboxCharge(tx, uid)
}

async function takeToken(tx: Context, token = '') {
  const unused = and(eq(sandbox_tokens.token, token), eq(sandbox_tokens.used, false))
  const [used] = await tx.db.update(sandbox_tokens).set({ used: true }).where(unused).returning()
  if (!used) throw invalidField('card_token', 'Os dados do cartão já foram usados. Preencha de novo.')
  return used
}

const pixOf = ({ env }: Context, { uid, amount }: SandboxCharge) =>
  pixCode({ url: `pix.grower.example/v2/${uid}`, amount, name: env.site.name, city: 'Sao Paulo' })

/** Bank 999 is nobody's: no real bank takes it. */
function boletoOf({ id, amount, expires_at }: SandboxCharge) {
  const boleto_due_on = dayKey(expires_at)
  const barcode = barcodeOf({ bank: '999', due_on: boleto_due_on, amount, free: String(id).padStart(25, '0') })
  return { boleto_due_on, boleto_barcode: barcode, boleto_line: lineOf(barcode) }
}

/** What the card's bank says at once, and what it will do. */
async function chargeCard(tx: Context, charge: SandboxCharge) {
  const { amount, card_outcome, uid } = charge
  const reason = card_outcome && refusalWords[card_outcome]
  if (reason) return happen(tx, charge, { kind: 'failed', state: 'failed', reason })
  if (card_outcome === 'processing') {
    await happen(tx, charge, { kind: 'authorized', state: 'processing', amount })
    return addJob(tx, 'sandbox.approve', { uid }, { run_at: later(tx, THINKS) })
  }
  await happen(tx, charge, { kind: 'captured', state: 'paid', amount })
  if (card_outcome === 'chargeback') await addJob(tx, 'sandbox.charge_back', { uid }, { run_at: later(tx, CONTESTS) })
}

/** Takes a refund on; it is through a little later. Never more than the bank has of the charge. */
export async function takeRefund(tx: Context, uid: string, { key, amount }: { key: string; amount: number }) {
  const charge = await lockSandboxCharge(tx, uid)
  if (amount > (await moneyHere(tx, charge)))
    throw invalidField('amount', 'O valor é maior do que o que há para devolver.')
  const refund_uid = newUid('re')
  await tx.db
    .insert(sandbox_refunds)
    .values({ uid: refund_uid, charge_id: charge.id, key, amount, created_at: tx.now() })
  await addJob(tx, 'sandbox.refund', { uid: refund_uid }, { run_at: later(tx, RETURNS) })
  return { id: refund_uid, status: 'pending', amount }
}

/** A charge as its door shows it. One that ran out is expired by whoever looks. */
export async function showSandboxCharge(tx: Context, uid: string) {
  const found = await lockSandboxCharge(tx, uid)
  if (found.method === 'pix' && found.expires_at <= tx.now()) await expire(tx, found)
  const charge = await lockSandboxCharge(tx, uid)
  const transactions = await tx.db
    .select()
    .from(sandbox_transactions)
    .where(eq(sandbox_transactions.charge_id, charge.id))
    .orderBy(asc(sandbox_transactions.id))
  return {
    id: charge.uid,
    code: charge.code,
    method: charge.method,
    amount: charge.amount,
    status: charge.state,
    pix: charge.pix_code ? { code: charge.pix_code } : null,
    boleto: charge.boleto_line
      ? { line: charge.boleto_line, barcode: charge.boleto_barcode, due_on: charge.boleto_due_on }
      : null,
    card: charge.card_last_four ? { brand: charge.card_brand, last_four: charge.card_last_four } : null,
    transactions: transactions.map(({ uid: id, kind, amount, fee, refund_key, reason, occurred_at }) => ({
      id,
      kind,
      amount,
      fee,
      refund_key,
      reason,
      occurred_at,
    })),
  }
}

export async function findSandboxCharge({ db }: Context, code: string): Promise<string | null> {
  const [row] = await db
    .select({ uid: sandbox_charges.uid })
    .from(sandbox_charges)
    .where(eq(sandbox_charges.code, code))
    .orderBy(asc(sandbox_charges.id))
    .limit(1)
  return row?.uid ?? null
}
