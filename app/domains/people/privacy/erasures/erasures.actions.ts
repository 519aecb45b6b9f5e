import { and, eq } from 'drizzle-orm'
import { createElement } from 'react'
import { asProof, demandPassword, endSessions } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { DAY } from '#shared/durations.ts'
import {
  ErasureAskedMail,
  ErasureCancelledMail,
  erasureAskedSubject,
  erasureCancelledSubject,
} from './erasures.emails.tsx'
import { findPending, isPending } from './erasures.queries.ts'
import type { ErasureRequest, PendingErasure } from './erasures.schemas.ts'
import { erasures } from './erasures.table.ts'
import { hidePerson, showPerson } from './hide-person.actions.ts'

export const ERASURE_GRACE_DAYS = 15

/** Schedules the erasure: hides the person's data at once, ends their sessions, and sets the date. Idempotent. */
export async function askErasure(ctx: Context, { nickname, password }: ErasureRequest): Promise<PendingErasure> {
  const { id } = signedIn(ctx)
  const user = await demandPassword(ctx, password, asProof)
  if (user.nickname.toLowerCase() !== nickname.toLowerCase())
    throw invalidField('nickname', 'Este não é o seu apelido. Escreva como aparece no seu perfil.')
  return ctx.transaction((tx) => begin(tx, id))
}

async function begin(tx: Context, id: number): Promise<PendingErasure> {
  const person = await lockPerson(tx, id)
  const before = await findPending(tx, id)
  if (before) return before
  const requested_at = tx.now()
  const erase_after = new Date(requested_at.getTime() + ERASURE_GRACE_DAYS * DAY)
  const public_file_ids = await hidePerson(tx, person, requested_at)
  await tx.db.insert(erasures).values({ user_id: id, requested_at, erase_after, public_file_ids })
  await endSessions(tx, id)
  const body = createElement(ErasureAskedMail, { site: tx.env.site, nickname: person.nickname, erase_after })
  await sendMail(tx, { to: person.email, subject: erasureAskedSubject, body })
  return { requested_at, erase_after }
}

/** Cancels it. Throws once the erasure has started, so that nothing is half erased. */
export const cancelErasure = (ctx: Context): Promise<void> =>
  ctx.transaction(async (tx) => {
    const person = await lockPerson(tx, signedIn(tx).id)
    const [pending] = await tx.db
      .update(erasures)
      .set({ cancelled_at: tx.now() })
      .where(and(eq(erasures.user_id, person.id), isPending()))
      .returning()
    if (!pending) throw new AppError('conflict', 'Não há pedido para apagar esta conta.')
    await showPerson(tx, person, pending)
    const body = createElement(ErasureCancelledMail, { site: tx.env.site, nickname: person.nickname })
    await sendMail(tx, { to: person.email, subject: erasureCancelledSubject, body })
  })

/** Serialises requesting, cancelling and erasing per person. */
export async function lockPerson({ db }: Context, id: number) {
  const [person] = await db
    .select({ id: users.id, nickname: users.nickname, email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!person) throw new AppError('not_found')
  return person
}
