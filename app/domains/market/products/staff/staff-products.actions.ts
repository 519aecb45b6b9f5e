import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { closePending } from '../changes/close-change.actions.ts'
import { changeState, moveProduct } from '../products/change-state.actions.ts'
import { demandComplete } from '../products/complete-product.rules.ts'
import { lockProduct } from '../products/find-product.queries.ts'
import { demandPlace } from '../products/product-place.rules.ts'
import type { Product } from '../products/products.table.ts'
import { demandReceiver } from './demand-receiver.rules.ts'
import { showForStaff } from './staff-products.queries.ts'
import type { StaffProduct } from './staff-products.schemas.ts'
import { tellStore } from './tell-store.actions.ts'

/** Into the shop, when it is still as staff saw it, still complete and in its place, and its store can be paid. */
export const approveProduct = (ctx: Context, { id, seen }: { id: number; seen: Date }) =>
  decide(ctx, id, 'approved', async (tx, product) => {
    if (product.updated_at.getTime() !== seen.getTime())
      throw new AppError('conflict', 'A loja mudou o produto depois que você abriu. Recarregue e confira de novo.')
    await demandComplete(tx, product)
    await demandPlace(tx, product)
    await demandReceiver(tx, product)
    await moveProduct(tx, product, 'approve', { published_at: product.published_at ?? tx.now(), state_reason: null })
    await tellStore(tx, product, {
      title: 'Seu produto está na loja',
      text: `${product.name} foi conferido e já pode ser comprado.`,
      key: keyOf(tx, product, 'approved'),
    })
  })

type Reason = { id: number; reason: string }

export const refuseProduct = (ctx: Context, { id, reason }: Reason) =>
  decide(ctx, id, 'refused', async (tx, product) => {
    await moveProduct(tx, product, 'refuse', { state_reason: reason })
    await tellStore(tx, product, {
      title: 'Seu produto precisa de ajustes',
      text: `${product.name} não entrou na loja. Motivo: ${reason}`,
      key: keyOf(tx, product, 'refused'),
    })
  })

/** Out of the shop, in whatever state. Its edit that waits goes with it. */
export const removeForStaff = (ctx: Context, { id, reason }: Reason) =>
  decide(ctx, id, 'removed', async (tx, product) => {
    await closePending(tx, product, 'recusada', reason)
    await moveProduct(tx, product, 'remove', { state_reason: reason, highlighted_at: null })
    await tellStore(tx, product, {
      title: 'A equipe tirou um produto seu da loja',
      text: `${product.name} saiu da loja. Motivo: ${reason}`,
      key: keyOf(tx, product, 'removed'),
    })
  })

/** Back to its store as a draft, which it sends again. */
export const restoreForStaff = (ctx: Context, { id }: { id: number }) =>
  decide(ctx, id, 'restored', async (tx, product) => {
    await moveProduct(tx, product, 'restore', { state_reason: null, hidden_at: null })
    await tellStore(tx, product, {
      title: 'Um produto seu voltou',
      text: `${product.name} está nos seus rascunhos. Confira e envie de novo.`,
      key: keyOf(tx, product, 'restored'),
    })
  })

export const highlightProduct = (ctx: Context, { id, highlighted }: { id: number; highlighted: boolean }) =>
  decide(ctx, id, 'highlighted', (tx, product) =>
    changeState(tx, product, { highlighted_at: highlighted ? tx.now() : null }),
  )

const keyOf = (tx: Context, { id }: Product, what: string) => `product:${id}:${what}:${tx.now().toISOString()}`

/** One decision at a time; the second of two finds a state that has no such move. Audited. */
const decide = (
  ctx: Context,
  id: number,
  action: string,
  act: (tx: Context, product: Product) => Promise<unknown>,
): Promise<StaffProduct> =>
  ctx.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    await act(tx, before)
    const after = await lockProduct(tx, id)
    await audit(tx, {
      action: `product.${action}`,
      subject: `product:${id}`,
      before: noted(before),
      after: noted(after),
    })
    return showForStaff(tx, id)
  })

const noted = ({ state, state_reason, highlighted_at, hidden_at, name, store_id }: Product) => ({
  ...{ state, state_reason, highlighted_at, hidden_at, name, store_id },
})
