import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { holdProcess } from '../processes/find-process.queries.ts'
import { paidProfessions } from '../processes/process.kinds.ts'
import { professionOfViewer } from '../processes/processes.policy.ts'
import type { ProcessRef } from '../processes/processes.schemas.ts'
import { process_payments } from './process-payments.table.ts'

/** Says that what the viewer's profession asks was paid outside. A second time it changes nothing. */
export const markPaid = (ctx: Context, { token }: ProcessRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process_id, profession, user_id, mark } = await ownMark(tx, token)
    if (!mark)
      await tx.db.insert(process_payments).values({ process_id, profession, marked_by: user_id, marked_at: tx.now() })
  })

/** Takes it back: whoever attends now, as who marked it may have left. */
export const takeBackPaid = (ctx: Context, { token }: ProcessRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { mark, process_id } = await ownMark(tx, token)
    if (!mark) return
    await audit(tx, { action: 'process.payment_taken_back', subject: `process:${process_id}` })
    await tx.db.update(process_payments).set({ taken_back_at: tx.now() }).where(eq(process_payments.id, mark.id))
  })

/** The mark of the viewer's profession that holds, behind the process's lock: of two at once one marks. */
async function ownMark(tx: Context, token: string) {
  const { process, access } = await holdProcess(tx, token)
  const profession = paidProfessions.find((one) => one === professionOfViewer(tx.viewer))
  if (access.role !== 'professional' || !profession)
    throw new AppError('forbidden', 'Quem confirma o pagamento é quem atende: a medicina ou a agronomia do processo.')
  const [mark] = await tx.db
    .select()
    .from(process_payments)
    .where(
      and(
        eq(process_payments.process_id, process.id),
        eq(process_payments.profession, profession),
        isNull(process_payments.taken_back_at),
      ),
    )
  return { process_id: process.id, profession, user_id: signedIn(tx).id, mark }
}
