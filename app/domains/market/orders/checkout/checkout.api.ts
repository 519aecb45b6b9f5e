import { confirmed } from '#platform/procedure.ts'
import { previewCheckout } from './checkout.queries.ts'
import { CheckoutFilter, CheckoutInput, CheckoutPlaced, CheckoutView } from './checkout.schemas.ts'
import { placeOrder } from './place-order.actions.ts'

const path = '/v1/market/checkout' as const

export const checkoutApi = {
  preview: confirmed.get(path, 'O que será pago: frete, descontos e parcelas do carrinho', CheckoutFilter, CheckoutView, previewCheckout),
  place: confirmed.comparing.refusing('conflict', 'unavailable').create(path, 'Fecha o pedido: reserva o estoque e cria a cobrança', CheckoutInput, CheckoutPlaced, placeOrder),
}
