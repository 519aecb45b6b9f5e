import { and, eq, inArray } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { logStore } from '../history/log-store.actions.ts'
import { type InStore, inStore } from '../members/in-store.queries.ts'
import { store_members } from '../members/store-members.table.ts'
import { storePath } from '../store-menu.view.ts'
import { moveStore } from '../stores/move-store.actions.ts'
import { mayMove, type StoreMove } from '../stores/store-states.model.ts'
import { claimName } from '../stores/stores.actions.ts'
import { type Store, stores } from '../stores/stores.table.ts'
import { showStaffStore } from './staff-stores.queries.ts'
import type { StaffStore, StoreFee, StoreReason } from './staff-stores.schemas.ts'

type Columns = Parameters<typeof moveStore>[3]
type Decision = {
  move: StoreMove
  act: Parameters<typeof logStore>[2]['act']
  columns?: (tx: Context, store: Store) => Columns
  /** What the store's people are told. */
  title: (store: Store) => string
  text?: string
  after?: (tx: Context, store_id: number) => Promise<void>
}

/** One way of deciding about a store: locked, moved, written down, its people told. */
const decide = (ctx: Context, id_or_slug: string, decision: Decision): Promise<StaffStore> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'store.read', { lock: 'update' })
    demandStranger(here)
    const { store } = here
    if (!mayMove(store.state, decision.move))
      throw new AppError('conflict', 'A loja mudou de situação enquanto isso. Veja como ela está e decida de novo.')
    const { state_reason, state } = store
    const after = await moveStore(tx, store, decision.move, decision.columns?.(tx, store))
    await logStore(tx, here, {
      act: decision.act,
      detail: decision.text,
      before: { state, state_reason },
      after: { state: after.state, state_reason: after.state_reason },
    })
    await decision.after?.(tx, store.id)
    await tellPeople(tx, store, decision)
    return showStaffStore(tx, store.id)
  })

function demandStranger({ staff }: InStore) {
  if (!staff) throw new AppError('forbidden', 'Você trabalha nesta loja. Peça a outra pessoa da equipe.')
}

async function tellPeople(tx: Context, store: Store, { title, text, act }: Decision) {
  const who = await tx.db
    .select({ user_id: store_members.user_id })
    .from(store_members)
    .where(and(eq(store_members.store_id, store.id), inArray(store_members.role, ['owner', 'manager'])))
  for (const { user_id } of who)
    await notify(tx, {
      user_id,
      kind: 'store',
      title: title(store),
      text,
      url: storePath(store.slug, '/sobre'),
      key: `store-${act}:${store.id}:${tx.now().getTime()}`,
    })
}

export const approveStore = (ctx: Context, id_or_slug: string) =>
  decide(ctx, id_or_slug, {
    move: 'approve',
    act: 'approved',
    columns: (tx, store) => ({ approved_at: store.approved_at ?? tx.now(), state_reason: null }),
    title: ({ name }) => `${name} está no ar`,
    after: (tx, store_id) => record(tx, 'store.opened', { store_id }),
  })

export const refuseStore = (ctx: Context, { id_or_slug, reason }: StoreReason) =>
  decide(ctx, id_or_slug, {
    move: 'refuse',
    act: 'refused',
    columns: () => ({ state_reason: reason }),
    title: ({ name }) => `${name} precisa de ajustes para abrir`,
    text: reason,
  })

export const suspendStore = (ctx: Context, { id_or_slug, reason }: StoreReason) =>
  decide(ctx, id_or_slug, {
    move: 'suspend',
    act: 'suspended',
    columns: () => ({ state_reason: reason }),
    title: ({ name }) => `${name} foi suspensa`,
    text: reason,
    after: (tx, store_id) => record(tx, 'store.suspended', { store_id }),
  })

export const reopenStore = (ctx: Context, id_or_slug: string) =>
  decide(ctx, id_or_slug, {
    move: 'reopen',
    act: 'reopened',
    columns: () => ({ state_reason: null }),
    title: ({ name }) => `${name} está aberta de novo`,
    after: (tx, store_id) => record(tx, 'store.reopened', { store_id }),
  })

/** Undoes a closing: open again when it was approved once, else a draft. Its name must still be free. */
export const bringBackStore = (ctx: Context, id_or_slug: string): Promise<StaffStore> =>
  ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, id_or_slug, 'store.read', { lock: 'update' })
    await claimName(tx, store.name, store.id)
    const was = store.approved_at !== null
    return decide(tx, id_or_slug, {
      move: was ? 'bring_back' : 'bring_back_draft',
      act: 'brought_back',
      columns: () => ({ state_reason: null }),
      title: ({ name }) => `${name} voltou`,
      after: async (inner, store_id) => {
        if (was) await record(inner, 'store.reopened', { store_id })
      },
    })
  })

export const setStoreFee = (ctx: Context, { id_or_slug, ...edit }: StoreFee): Promise<StaffStore> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, id_or_slug, 'store.read', { lock: 'update' })
    demandStranger(here)
    const { platform_fee_bps } = mergeEdit(edit, pick(here.store, 'platform_fee_bps'))
    await tx.db.update(stores).set({ platform_fee_bps }).where(eq(stores.id, here.store.id))
    await logStore(tx, here, {
      act: 'fee_changed',
      detail: feeWords(platform_fee_bps),
      before: { platform_fee_bps: here.store.platform_fee_bps },
      after: { platform_fee_bps },
    })
    return showStaffStore(tx, here.store.id)
  })

const feeWords = (bps: number | null) =>
  bps === null ? 'a padrão' : `${(bps / 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })} %`
