import { z } from 'zod'
import { whoCan } from '#platform/procedure.ts'
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
    list: staff
      .route({ method: 'GET', path: all, summary: catalogue.title })
      .input(ItemFilter)
      .output(ItemPage)
      .handler(({ context, input }) => listItems(context, catalogue, input)),
    show: staff
      .route({ method: 'GET', path: one, summary: `${catalogue.title}: um item e o que depende dele` })
      .input(ItemRef)
      .output(ItemDetail)
      .handler(({ context, input }) => showItem(context, catalogue, input.id)),
    create: staff
      .route({ method: 'POST', path: all, successStatus: 201, summary: `${catalogue.title}: novo item` })
      .input(ItemInput)
      .output(Item)
      .handler(({ context, input }) => createItem(context, catalogue, input)),
    update: staff
      .route({ method: 'PUT', path: one, summary: `${catalogue.title}: muda um item` })
      .input(ItemChange)
      .output(Item)
      .handler(({ context, input }) => updateItem(context, catalogue, input)),
    move: staff
      .route({ method: 'PUT', path: `${one}/place`, summary: `${catalogue.title}: muda a ordem` })
      .input(ItemMove)
      .output(Item)
      .handler(({ context, input }) => moveItem(context, catalogue, input)),
    remove: staff
      .route({ method: 'DELETE', path: one, successStatus: 204, summary: `${catalogue.title}: apaga um item sem uso` })
      .input(ItemRef)
      .output(z.void())
      .handler(async ({ context, input }) => {
        await removeItem(context, catalogue, input.id)
      }),
  }
}
