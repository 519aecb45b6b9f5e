import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify, withdrawNotice } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { logStore } from '../history/log-store.actions.ts'
import { store_members } from '../members/store-members.table.ts'
import { roleNames } from '../members/store-role.words.ts'
import { storePath } from '../store-menu.view.ts'
import { type Store, stores } from '../stores/stores.table.ts'
import type { InviteAccepted, InviteAnswer } from './invites.schemas.ts'
import { isMine } from './own-invites.queries.ts'
import { type StoreInvite, store_invites } from './store-invites.table.ts'

const gone = () => new AppError('conflict', 'Este convite não vale mais. Peça outro a quem convidou.')

/** Whoever answers first has it: of two the second finds it gone. */
export const acceptInvite = (ctx: Context, answer: InviteAnswer): Promise<InviteAccepted> =>
  ctx.transaction(async (tx) => {
    const { store, invite } = await answered(tx, answer, 'accepted')
    if (store.state === 'encerrada') throw gone()
    const { id: user_id } = signedIn(tx)
    await demandInvited(tx, invite)
    const [member] = await tx.db
      .insert(store_members)
      .values({ store_id: store.id, user_id, role: invite.role, created_at: tx.now() })
      .onConflictDoNothing()
      .returning()
    // Who works there already keeps the role they have.
    if (!member) throw new AppError('conflict', 'Você já trabalha nesta loja.')
    await logStore(tx, { store, staff: false }, { act: 'invite_accepted', about_user_id: user_id, detail: invite.role })
    await tellInviter(
      tx,
      store,
      invite,
      `aceitou o convite: ${roleNames[invite.role].toLowerCase()} na loja ${store.name}`,
    )
    return { slug: store.slug, name: store.name }
  })

/** Who works in a store sees its orders and money: the link alone, forwarded or stolen, makes nobody one. */
async function demandInvited(tx: Context, { email }: StoreInvite) {
  const theirs = and(eq(users.id, signedIn(tx).id), eq(users.email, email ?? ''), isNotNull(users.email_verified_at))
  if (!(await tx.db.$count(users, theirs)))
    throw new AppError('conflict', 'Este convite é de outro e-mail. Entre com a conta dele, ou peça um para o seu.')
}

export const refuseInvite = (ctx: Context, answer: InviteAnswer): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { store, invite } = await answered(tx, answer, 'refused')
    await logStore(tx, { store, staff: false }, { act: 'invite_refused', detail: invite.role })
    await tellInviter(tx, store, invite, `não aceitou o convite para a loja ${store.name}`)
  })

/** The store is locked: nobody is removed, and it is not closed, meanwhile. */
async function answered(tx: Context, { invite_id, token }: InviteAnswer, outcome: 'accepted' | 'refused') {
  const mine = and(eq(store_invites.id, invite_id), isMine(tx, token))
  const [found] = await tx.db.select({ store_id: store_invites.store_id }).from(store_invites).where(mine)
  if (!found) throw gone()
  const [store] = await tx.db.select().from(stores).where(eq(stores.id, found.store_id)).for('update')
  const [invite] = await tx.db
    .update(store_invites)
    .set({ outcome, answered_at: tx.now(), answered_by: signedIn(tx).id })
    .where(mine)
    .returning()
  if (!store || !invite) throw gone()
  await withdrawNotice(tx, signedIn(tx).id, `store-invite:${invite.id}`)
  return { store, invite }
}

async function tellInviter(tx: Context, store: Store, { id, invited_by }: StoreInvite, said: string) {
  if (invited_by === null) return
  await notify(tx, {
    user_id: invited_by,
    kind: 'store',
    title: `${signedIn(tx).nickname} ${said}`,
    url: storePath(store.slug, '/managers'),
    key: `store-invite-answer:${id}`,
    actor_id: signedIn(tx).id,
  })
}
