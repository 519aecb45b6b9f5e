import { and, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { logStore } from '../history/log-store.actions.ts'
import { inStore } from '../members/in-store.queries.ts'
import { memberOf } from '../members/members.actions.ts'
import { showTeam } from '../members/members.queries.ts'
import type { StoreMemberRef, StoreTeam } from '../members/members.schemas.ts'
import { store_members } from '../members/store-members.table.ts'
import { storePath } from '../store-menu.view.ts'
import { demandRoom } from '../stores/stores.actions.ts'
import { endHandover } from './end-handover.actions.ts'
import { store_handovers } from './store-handovers.table.ts'

const gone = () => new AppError('conflict', 'Esta oferta não vale mais.')

/** The owner offers the store to somebody who works in it. */
export const offerStore = (ctx: Context, { id_or_slug, user_id }: StoreMemberRef): Promise<StoreTeam> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'members.manage', { lock: 'update' })
    const { store, staff } = here
    if (staff) throw new AppError('forbidden', 'Só quem é dono passa a loja adiante.')
    const { role } = await memberOf(tx, store.id, user_id)
    if (role === 'owner') throw new AppError('conflict', 'A loja já é desta pessoa.')
    const [offer] = await tx.db
      .insert(store_handovers)
      .values({ store_id: store.id, from_user_id: signedIn(tx).id, to_user_id: user_id, created_at: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (!offer) throw new AppError('conflict', 'A loja já foi oferecida a alguém. Cancele antes de oferecer de novo.')
    await logStore(tx, here, { act: 'handover_offered', about_user_id: user_id })
    await notify(tx, {
      user_id,
      kind: 'store',
      title: `Querem passar a loja ${store.name} para você`,
      text: 'Veja a oferta e responda.',
      url: storePath(store.slug, '/managers'),
      key: `store-handover:${offer.id}`,
      actor_id: signedIn(tx).id,
    })
    return showTeam(tx, store.id)
  })

export const withdrawOffer = (ctx: Context, id_or_slug: string): Promise<StoreTeam> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'members.manage', { lock: 'update' })
    const ended = await endHandover(tx, here.store.id, 'withdrawn')
    if (!ended) throw gone()
    await logStore(tx, here, { act: 'handover_withdrawn', about_user_id: ended.to_user_id })
    return showTeam(tx, here.store.id)
  })

export const refuseOffer = (ctx: Context, id_or_slug: string): Promise<StoreTeam> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'store.read', { lock: 'update' })
    const ended = await endHandover(tx, here.store.id, 'refused', signedIn(tx).id)
    if (!ended) throw gone()
    await logStore(tx, here, { act: 'handover_refused', about_user_id: ended.to_user_id })
    await tellFormer(tx, here.store, ended, 'não quis ficar com a loja')
    return showTeam(tx, here.store.id)
  })

/** The store has a new owner; who had it becomes a manager. */
export const acceptOffer = (ctx: Context, id_or_slug: string): Promise<StoreTeam> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'store.read', { lock: 'update' })
    const { store } = here
    const { id } = signedIn(tx)
    const ended = await endHandover(tx, store.id, 'accepted', id)
    if (!ended) throw gone()
    // Another store that the same person opens meanwhile waits.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    if (store.state !== 'encerrada') await demandRoom(tx, id)
    const role = (user_id: number, role: 'owner' | 'manager') =>
      tx.db
        .update(store_members)
        .set({ role })
        .where(and(eq(store_members.store_id, store.id), eq(store_members.user_id, user_id)))
        .returning({ id: store_members.user_id })
    // One owner at a time, says the index: first the old one steps back.
    const before = await role(ended.from_user_id, 'manager')
    const after = await role(id, 'owner')
    if (!before.length || !after.length) throw gone()
    await logStore(tx, here, { act: 'handover_accepted', about_user_id: id })
    await tellFormer(tx, store, ended, 'agora é quem cuida da loja')
    return showTeam(tx, store.id)
  })

type Ended = NonNullable<Awaited<ReturnType<typeof endHandover>>>

const tellFormer = (tx: Context, store: { name: string; slug: string }, { id, from_user_id }: Ended, said: string) =>
  notify(tx, {
    user_id: from_user_id,
    kind: 'store',
    title: `${signedIn(tx).nickname} ${said} ${store.name}`,
    url: storePath(store.slug, '/managers'),
    key: `store-handover-answer:${id}`,
    actor_id: signedIn(tx).id,
  })
