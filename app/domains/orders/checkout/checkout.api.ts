import { confirmed, refusing } from '#platform/procedure.ts'
import { previewCheckout } from './checkout.queries.ts'
import { CheckoutFilter, CheckoutInput, CheckoutPlaced, CheckoutView } from './checkout.schemas.ts'
import { placeOrder } from './place-order.actions.ts'

const path = '/v1/market/checkout' as const

export const checkoutApi = {
  preview: confirmed
    .route({ method: 'GET', path, summary: 'O que será pago: frete, descontos e parcelas do carrinho' })
    .input(CheckoutFilter)
    .output(CheckoutView)
    .handler(({ context, input }) => previewCheckout(context, input)),
  place: refusing(confirmed, 'conflict', 'unavailable')
    .route({ method: 'POST', path, successStatus: 201, summary: 'Fecha o pedido: reserva o estoque e cria a cobrança' })
    .input(CheckoutInput)
    .output(CheckoutPlaced)
    .handler(({ context, input }) => placeOrder(context, input)),
}
