import { and, eq, isNull, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { hashToken, newToken } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { DAY } from '#shared/durations.ts'
import { logStore } from '../history/log-store.actions.ts'
import { inStore } from '../members/in-store.queries.ts'
import { showTeam } from '../members/members.queries.ts'
import type { StoreTeam } from '../members/members.schemas.ts'
import { store_members } from '../members/store-members.table.ts'
import { inviteSubject, StoreInviteMail } from './invites.emails.tsx'
import type { StoreInviteInput, StoreInviteRef } from './invites.schemas.ts'
import { store_invites } from './store-invites.table.ts'

const perPerson: Limit = { name: 'store-invite', points: 20, seconds: 86_400 }
const DAYS = 7

const expiry = (tx: Context) => new Date(tx.now().getTime() + DAYS * DAY)
const gone = () => new AppError('conflict', 'Este convite já foi respondido ou retirado.')

/** Invites an address, whether it has an account or not: the answer is the same. */
export async function inviteMember(ctx: Context, { id_or_slug, email, role }: StoreInviteInput): Promise<StoreTeam> {
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(signedIn(ctx).id))
  return ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'members.manage', { lock: 'update' })
    const { store } = here
    if (store.state === 'encerrada') throw new AppError('conflict', 'Esta loja está encerrada.')
    if (await worksHere(tx, store.id, email)) throw invalidField('email', 'Essa pessoa já trabalha nesta loja.')
    await lapse(tx, store.id, email)
    const token = newToken()
    const [invite] = await tx.db
      .insert(store_invites)
      .values({
        ...{ store_id: store.id, email, role, token_hash: hashToken(token) },
        ...{ invited_by: signedIn(tx).id, created_at: tx.now(), expires_at: expiry(tx) },
      })
      .onConflictDoNothing()
      .returning()
    if (!invite) throw invalidField('email', 'Já existe um convite aberto para este e-mail. Envie de novo na lista.')
    await logStore(tx, here, { act: 'invited', detail: role })
    await tell(tx, { email, token, invite_id: invite.id, store_name: store.name })
    return showTeam(tx, store.id)
  })
}

/** A new link for the same invitation, and seven more days: the old link ends. */
export async function resendInvite(ctx: Context, { id_or_slug, invite_id }: StoreInviteRef): Promise<StoreTeam> {
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(signedIn(ctx).id))
  return ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'members.manage', { lock: 'update' })
    const token = newToken()
    const [invite] = await tx.db
      .update(store_invites)
      .set({ token_hash: hashToken(token), expires_at: expiry(tx) })
      .where(openOne(here.store.id, invite_id))
      .returning()
    if (!invite?.email) throw gone()
    await logStore(tx, here, { act: 'invite_resent', detail: invite.role })
    await tell(tx, { email: invite.email, token, invite_id, store_name: here.store.name })
    return showTeam(tx, here.store.id)
  })
}

export const withdrawInvite = (ctx: Context, { id_or_slug, invite_id }: StoreInviteRef): Promise<StoreTeam> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'members.manage', { lock: 'update' })
    const [invite] = await tx.db
      .update(store_invites)
      .set({ outcome: 'withdrawn', answered_at: tx.now() })
      .where(openOne(here.store.id, invite_id))
      .returning()
    if (!invite) throw gone()
    await logStore(tx, here, { act: 'invite_withdrawn', detail: invite.role })
    return showTeam(tx, here.store.id)
  })

const openOne = (store_id: number, invite_id: number) =>
  and(eq(store_invites.id, invite_id), eq(store_invites.store_id, store_id), isNull(store_invites.outcome))

/** An invitation that nobody answered in time makes room for a new one. */
const lapse = (tx: Context, store_id: number, email: string) =>
  tx.db
    .update(store_invites)
    .set({ outcome: 'lapsed', answered_at: tx.now() })
    .where(
      and(
        eq(store_invites.store_id, store_id),
        eq(store_invites.email, email),
        isNull(store_invites.outcome),
        sql`${store_invites.expires_at} <= ${tx.now().toISOString()}`,
      ),
    )

async function worksHere(tx: Context, store_id: number, email: string) {
  const rows = await tx.db
    .select({ id: users.id })
    .from(store_members)
    .innerJoin(users, eq(users.id, store_members.user_id))
    .where(and(eq(store_members.store_id, store_id), eq(users.email, email)))
  return rows.length > 0
}

type Told = { email: string; token: string; invite_id: number; store_name: string }

/** By mail, and by notice who has an account with that address. */
async function tell(tx: Context, { email, token, invite_id, store_name }: Told) {
  const { site } = tx.env
  const page = '/vendedor/convites/store'
  const link = `${site.url}${page}?token=${token}`
  await sendMail(tx, { to: email, subject: inviteSubject, body: createElement(StoreInviteMail, { site, link }) })
  const [person] = await tx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!person) return
  await notify(tx, {
    user_id: person.id,
    kind: 'store',
    title: `Convite para trabalhar na loja ${store_name}`,
    text: 'Vale por 7 dias.',
    url: page,
    key: `store-invite:${invite_id}`,
    actor_id: signedIn(tx).id,
  })
}
