import { and, eq } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { endHandover } from '../handover/end-handover.actions.ts'
import { logStore } from '../history/log-store.actions.ts'
import { storePath } from '../store-menu.view.ts'
import { inStore } from './in-store.queries.ts'
import { showTeam } from './members.queries.ts'
import type { StoreMemberChange, StoreMemberRef, StoreTeam } from './members.schemas.ts'
import { store_members } from './store-members.table.ts'
import { roleNames } from './store-role.words.ts'

/** All changes of who works in a store wait for each other: they lock the store. */
export const changeRole = (ctx: Context, { id_or_slug, user_id, ...edit }: StoreMemberChange): Promise<StoreTeam> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'members.manage', { lock: 'update' })
    const before = await memberOf(tx, here.store.id, user_id)
    demandNotOwner(before.role, 'Quem é dono não muda de papel. Passe a loja para outra pessoa primeiro.')
    const { role } = mergeEdit(edit, { role: before.role as typeof edit.role })
    if (before.role === role) return showTeam(tx, here.store.id)
    await tx.db.update(store_members).set({ role }).where(one(here.store.id, user_id))
    await logStore(tx, here, { act: 'role_changed', about_user_id: user_id, detail: role })
    await notify(tx, {
      user_id,
      kind: 'store',
      title: `Seu papel na loja ${here.store.name} agora é ${roleNames[role].toLowerCase()}`,
      url: storePath(here.store.slug, '/managers'),
      key: `store-role:${here.store.id}:${tx.now().getTime()}`,
    })
    return showTeam(tx, here.store.id)
  })

export const removeMember = (ctx: Context, { id_or_slug, user_id }: StoreMemberRef): Promise<StoreTeam> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'members.manage', { lock: 'update' })
    const { role } = await memberOf(tx, here.store.id, user_id)
    demandNotOwner(role, 'Quem é dono não pode ser removido. Passe a loja para outra pessoa primeiro.')
    await takeOut(tx, here.store.id, user_id)
    await logStore(tx, here, { act: 'member_removed', about_user_id: user_id, detail: role })
    await notify(tx, {
      user_id,
      kind: 'store',
      title: `Você não trabalha mais na loja ${here.store.name}`,
      url: '/vendedor',
      key: `store-removed:${here.store.id}:${tx.now().getTime()}`,
    })
    return showTeam(tx, here.store.id)
  })

/** A member goes by themselves. */
export const leaveStore = (ctx: Context, id_or_slug: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'store.read', { lock: 'update' })
    const { id } = signedIn(tx)
    const { role } = await memberOf(tx, here.store.id, id)
    demandNotOwner(role, 'Quem é dono não sai da loja. Passe a loja para outra pessoa, ou encerre.')
    await takeOut(tx, here.store.id, id)
    await logStore(tx, here, { act: 'member_left', about_user_id: id, detail: role })
  })

const one = (store_id: number, user_id: number) =>
  and(eq(store_members.store_id, store_id), eq(store_members.user_id, user_id))

/** What was offered to them is so no more. */
async function takeOut(tx: Context, store_id: number, user_id: number) {
  await tx.db.delete(store_members).where(one(store_id, user_id))
  await endHandover(tx, store_id, 'withdrawn', user_id)
}

export async function memberOf(tx: Context, store_id: number, user_id: number) {
  const [member] = await tx.db.select().from(store_members).where(one(store_id, user_id))
  if (!member) throw new AppError('not_found', 'Esta pessoa não trabalha nesta loja.')
  return member
}

function demandNotOwner(role: string, sentence: string) {
  if (role === 'owner') throw new AppError('conflict', sentence)
}
