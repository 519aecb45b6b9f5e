import { randomUUIDv7 } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Payer } from '#platform/payments/gateway.ts'
import { installmentTable } from '../installments/installments.model.ts'
import type { PaymentMethod } from './charge.kinds.ts'
import { type Charge, charges } from './charges.table.ts'
import { demandGateway } from './configured.rules.ts'
import { type PartInput, partsOf } from './parts.model.ts'

export type ChargeRequest = {
  /** What it pays for: 'checkout:<uuid>'. The same one asked again is the same charge. */
  reference: string
  /** Another try after one that failed: 2, 3 … */
  attempt?: number
  payer_id: number
  payer: Payer
  method: PaymentMethod
  /** Centavos in cash; the interest of the instalments comes on top. */
  amount: number
  installments?: number
  /** Of `CardFields`; for cards only. */
  card_token?: string
  expires_at: Date
  description: string
  /** Shares that the gateway itself pays out; they add up to `amount`. */
  parts?: PartInput[]
}

/**
 * Writes a charge and the job that opens it, in the caller's transaction. Asked twice with the same reference and
 * attempt it is the same charge, also when both are asked at once; asked with another amount, method or payer: 409.
 */
export async function requestCharge(tx: Context, request: ChargeRequest): Promise<Pick<Charge, 'id' | 'uuid'>> {
  demandGateway(tx)
  const wanted = chargeOf(request)
  const [made] = await tx.db
    .insert(charges)
    .values({ ...wanted, uuid: randomUUIDv7() })
    .onConflictDoNothing({ target: [charges.reference, charges.attempt] })
    .returning()
  if (made) {
    await addJob(tx, 'payments.open', { charge_id: made.id }, { job_key: `payments.open:${made.uuid}` })
    return made
  }
  const same = and(eq(charges.reference, wanted.reference), eq(charges.attempt, wanted.attempt))
  const [charge] = await tx.db.select().from(charges).where(same)
  if (!charge) throw new Error('a charge vanished')
  const fields = ['payer_id', 'method', 'installments', 'amount', 'total'] as const
  if (fields.some((field) => charge[field] !== wanted[field]))
    throw new AppError('conflict', 'Esta compra já tem uma cobrança diferente. Recarregue a página.')
  return charge
}

function chargeOf(request: ChargeRequest) {
  const { reference, attempt = 1, payer_id, payer, method, amount, expires_at, description } = request
  const installments = method === 'cartao' ? (request.installments ?? 1) : 1
  const chosen = installmentTable(amount).find(({ n }) => n === installments)
  if (!chosen) throw invalidField('installments', 'Escolha em quantas vezes quer pagar.')
  if (method === 'cartao' && !request.card_token) throw invalidField('card_token', 'Preencha os dados do cartão.')
  const { total, interest_amount } = method === 'cartao' ? chosen : { total: amount, interest_amount: 0 }
  return {
    reference,
    attempt,
    payer_id,
    payer,
    method,
    amount,
    installments,
    interest_amount,
    total,
    expires_at,
    description,
    parts: request.parts ? partsOf(request.parts, { amount, interest_amount }) : null,
    card_token: method === 'cartao' ? request.card_token : null,
  }
}
