import { eq, inArray } from 'drizzle-orm'
import { buyLabel, labelOf } from '#domains/market/freight/index.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sizeOf } from '../checkout/freight-items.model.ts'
import { demandAct } from '../life/demand-act.rules.ts'
import { toSend } from '../life/order-lines.model.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { Order } from '../orders/orders.table.ts'
import { linesOf } from '../refunds/given-back.queries.ts'
import { goesByCarrier, labelReference } from './order-label.model.ts'

/** Buys the labels of what is left to send from the balance of the store. Asked for again it changes nothing. */
export async function buyOrderLabel(tx: Context, order: Order, side: Side): Promise<void> {
  await demandAct(tx, order, 'dispatch')
  const { freight, ship_to } = order
  if (!freight || !ship_to || !goesByCarrier(order))
    throw new AppError('conflict', 'A entrega deste pedido não é do Melhor Envio: envie e escreva o rastreio.')
  const reference = labelReference(order)
  const known = await labelOf(tx, reference)
  if (known && known.state !== 'falhou') return
  await buyLabel(tx, {
    ...{ store_id: order.store_id, reference, option: freight.option },
    to: await partyOf(tx, order, ship_to),
    items: await itemsOf(tx, order),
  })
  await tellOrder(tx, order, { what: 'label_asked', side, data: { title: freight.option.name } })
}

/** The carrier writes to the store, not to who bought: a garden's mail address goes no further than it must. */
async function partyOf({ db }: Context, order: Order, { recipient, ...address }: NonNullable<Order['ship_to']>) {
  const [known] = await db
    .select({ document: user_registrations.cpf, email: stores.email })
    .from(user_registrations)
    .innerJoin(stores, eq(stores.id, order.store_id))
    .where(eq(user_registrations.user_id, order.buyer_id))
  if (!known?.email)
    throw new AppError('conflict', 'A etiqueta pede o CPF de quem comprou e o e-mail da loja, e falta um dos dois.')
  return { ...address, name: recipient, document: known.document, email: known.email }
}

async function itemsOf(tx: Context, order: Order) {
  const lines = (await linesOf(tx, order.id)).filter((line) => toSend(line) > 0)
  const sizes = await tx.db
    .select()
    .from(variants)
    .where(
      inArray(
        variants.id,
        lines.map(({ variant_id }) => variant_id),
      ),
    )
  return lines.map((line) => ({
    ...{ name: line.title, variant_id: line.variant_id, quantity: toSend(line), unit_price: line.unit_price },
    ...sizeOf(sizes.find(({ id }) => id === line.variant_id)),
  }))
}
