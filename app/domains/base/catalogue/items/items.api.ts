import { Nothing, whoCan } from '#platform/procedure.ts'
import type { Catalogue } from '../catalogues.kinds.ts'
import { createItem, moveItem, removeItem, updateItem } from './items.actions.ts'
import { listItems, showItem } from './items.queries.ts'
import { Item, ItemChange, ItemDetail, ItemFilter, ItemInput, ItemMove, ItemPage, ItemRef } from './items.schemas.ts'

/** The API of one catalogue. */
export function itemsApi(catalogue: Catalogue) {
  const staff = whoCan(catalogue.permission)
  const all = `/v1/catalogue/${catalogue.name}` as const
  const one = `${all}/{id}` as const
  return {
    list: staff.get(all, catalogue.title, ItemFilter, ItemPage, (ctx, input) => listItems(ctx, catalogue, input)),
    show: staff.get(one, `${catalogue.title}: um item e o que depende dele`, ItemRef, ItemDetail, (ctx, { id }) => showItem(ctx, catalogue, id)),
    create: staff.create(all, `${catalogue.title}: novo item`, ItemInput, Item, (ctx, input) => createItem(ctx, catalogue, input)),
    update: staff.put(one, `${catalogue.title}: muda um item`, ItemChange, Item, (ctx, input) => updateItem(ctx, catalogue, input)),
    move: staff.put(`${one}/place`, `${catalogue.title}: muda a ordem`, ItemMove, Item, (ctx, input) => moveItem(ctx, catalogue, input)),
    remove: staff.delete(one, `${catalogue.title}: apaga um item sem uso`, ItemRef, Nothing, async (ctx, { id }) => {
      await removeItem(ctx, catalogue, id)
    }),
  }
}
