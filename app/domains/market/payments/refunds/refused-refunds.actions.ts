import { and, eq, inArray } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { attachPrivateFiles } from '#platform/files/private-files.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { refundable } from '../charges/charge-fold.model.ts'
import { lockCharge, readCharge } from '../charges/charges.queries.ts'
import { checkCharge } from '../charges/check-charge.actions.ts'
import { hasOpenConsequences } from '../consequences/consequences.queries.ts'
import { sealKey } from './refund-key.secrets.ts'
import { againReference, rootReference } from './refund-reference.model.ts'
import { requestRefund } from './refunds.actions.ts'
import { type ChargeRefund, charge_refunds } from './refunds.table.ts'
import { isStranded, leftOf, settledOutside } from './refused-refunds.queries.ts'

/** Asks the gateway once more, as a refund of its own: a refused one stays refused there. */
export const tryRefundAgain = (ctx: Context, { id }: { id: number }) =>
  handled(ctx, id, 'refund.tried_again', async (tx, refund) => {
    const { charge_id, reference, amount, reason } = refund
    if (leftOf(refund) < amount)
      throw new AppError('conflict', 'Uma parte já está com quem comprou. Devolva o resto por fora.')
    await tx.db.update(charge_refunds).set({ tried_again_at: tx.now() }).where(eq(charge_refunds.id, id))
    await requestRefund(tx, { charge_id, reference: againReference(reference, id), amount, reason })
  })

/** Paid from our own bank account, with the bank's receipt as proof; only while the gateway has the money for it. */
export async function settleOutside(ctx: Context, { id, file_id }: { id: number; file_id: number }): Promise<void> {
  await hearOfCharge(ctx, id)
  await handled(ctx, id, 'refund.settled_outside', async (tx, refund) => {
    const amount = leftOf(refund)
    const charge = await readCharge(tx, refund.charge_id)
    if (refundable(charge) - (await settledOutside(tx, charge.id)) < amount) throw nothingToGiveBack()
    await attachPrivateFiles(tx, [file_id], 'file_id')
    const settled_amount = refund.settled_amount + amount
    const set = { settled_amount, settled_at: tx.now(), settled_by: signedIn(tx).id, proof_file_id: file_id }
    await tx.db.update(charge_refunds).set(set).where(eq(charge_refunds.id, id))
    await record(tx, 'charge.refund_settled', {
      charge_id: charge.id,
      reference: charge.reference,
      refund_id: id,
      refund_reference: rootReference(refund.reference),
      amount,
      settled_amount,
    })
  })
}

/** What the bank did meanwhile, before anybody pays. */
async function hearOfCharge(ctx: Context, id: number) {
  const [refund] = await ctx.db.select().from(charge_refunds).where(eq(charge_refunds.id, id))
  if (!refund) return
  try {
    await checkCharge(ctx, refund.charge_id)
  } catch (error) {
    reportFault(error, 'a charge could not be read before a refund was paid from outside', { job: 'refund.settled' })
    throw new AppError(
      'conflict',
      'Não conseguimos ver esta cobrança no meio de pagamento. Tente de novo antes de pagar.',
    )
  }
}

const nothingToGiveBack = () => new AppError('conflict', 'Não há o que devolver desta cobrança.')

/** Where who paid wants back what the gateway refused to give back. 409 when nothing waits for it. */
export async function keepPixKey(tx: Context, charge_ids: number[], pix_key: string): Promise<void> {
  const waiting = and(inArray(charge_refunds.charge_id, charge_ids), isStranded)
  const rows = await tx.db.select().from(charge_refunds).where(waiting).for('update')
  if (!rows.length) throw new AppError('conflict', 'Nenhuma devolução espera por uma chave PIX.')
  for (const refund of rows)
    await tx.db
      .update(charge_refunds)
      .set({ sealed_pix_key: sealKey(tx.env.keys, refund, pix_key) })
      .where(eq(charge_refunds.id, refund.id))
}

/** By staff, behind the charge's lock, while it is stranded. */
const handled = (ctx: Context, id: number, action: string, act: (tx: Context, refund: ChargeRefund) => Promise<void>) =>
  ctx.transaction(async (tx) => {
    const [known] = await tx.db.select().from(charge_refunds).where(eq(charge_refunds.id, id))
    if (!known) throw new AppError('not_found', 'Não encontramos essa devolução.')
    await lockCharge(tx, known.charge_id)
    const [refund] = await tx.db.select().from(charge_refunds).where(eq(charge_refunds.id, id))
    const refused = refund?.status === 'failed' && !refund.tried_again_at
    if (refused && !refund.settled_at && !leftOf(refund)) throw nothingToGiveBack()
    if (!refused || !leftOf(refund))
      throw new AppError('conflict', 'Alguém já cuidou desta devolução. Recarregue a página.')
    if (await hasOpenConsequences(tx, known.charge_id))
      throw new AppError('conflict', 'Um aviso do banco sobre esta cobrança ainda não teve efeito. Espere por ele.')
    await act(tx, refund)
    await audit(tx, {
      action,
      subject: `charge_refund:${id}`,
      before: { status: refund.status, amount: refund.amount },
    })
  })
