import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { logStore } from '../history/log-store.actions.ts'
import { inStore } from '../members/in-store.queries.ts'
import { moveStore } from '../stores/move-store.actions.ts'
import { mayMove } from '../stores/store-states.model.ts'
import { showDesk } from '../stores/stores.queries.ts'
import type { StoreClosing, StoreDesk } from '../stores/stores.schemas.ts'
import { storeObligations } from './obligations.registry.ts'

/** The owner closes it: its name typed again, and nothing owed to anybody. The store is locked against new orders. */
export const closeStore = (ctx: Context, { id_or_slug, name }: StoreClosing): Promise<StoreDesk> =>
  ctx.transaction(async (tx) => {
    const { store, staff } = await inStore(tx, id_or_slug, 'store.close', { lock: 'update' })
    if (!mayMove(store.state, 'close')) throw new AppError('conflict', 'Esta loja não pode ser encerrada agora.')
    if (name.toLowerCase() !== store.name.toLowerCase())
      throw invalidField('name', 'Escreva o nome da loja como ele está.')
    const owed = await storeObligations(tx, store.id)
    if (owed.length)
      throw new AppError('conflict', `Antes de encerrar, resolva: ${owed.map(({ label }) => label).join(', ')}.`)
    await moveStore(tx, store, 'close')
    await logStore(tx, { store, staff }, { act: 'closed' })
    await record(tx, 'store.closed', { store_id: store.id })
    return showDesk(tx, store.id)
  })
