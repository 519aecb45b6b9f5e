import { and, eq, isNull } from 'drizzle-orm'
import { enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import type { Context } from '#platform/context.ts'
import { certificates } from './certificates.table.ts'
import { isPaidBack } from './paid-back.rules.ts'

const PAID_BACK = 'O pagamento do curso foi devolvido.'
type Change = { course_id: number; user_id: number; what: string }

/** What was paid back proves nothing any more, whichever of the two came first: the certificate or the refund. */
export async function revokePaidBack(tx: Context, { course_id, user_id, what }: Change) {
  if (what !== 'curso') return
  const mine = and(eq(enrolments.course_id, course_id), eq(enrolments.user_id, user_id))
  const [place] = await tx.db.select().from(enrolments).where(mine)
  if (!place?.finished_at || !(await isPaidBack(tx, place))) return
  await tx.db
    .update(certificates)
    .set({ revoked_at: tx.now(), revoked_why: PAID_BACK, shown: false })
    .where(and(eq(certificates.enrolment_id, place.id), isNull(certificates.revoked_at)))
}

/** A chargeback that the store won, or a course that is bought again: what was revoked for the payment alone stands. */
export async function restorePaid(tx: Context, { course_id, user_id, what }: Change) {
  if (what !== 'curso') return
  await tx.db
    .update(certificates)
    .set({ revoked_at: null, revoked_why: '' })
    .where(
      and(
        ...[eq(certificates.course_id, course_id), eq(certificates.user_id, user_id)],
        eq(certificates.revoked_why, PAID_BACK),
      ),
    )
}
