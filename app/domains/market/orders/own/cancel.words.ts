import type { PaymentMethod } from '#domains/market/payments/charges/charge.kinds.ts'
import { formatMoney } from '#shared/money.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'

/** By which way it goes back, that on which it came, and when it usually is there: banks decide. */
const ways: Record<PaymentMethod, string> = {
  pix: 'por PIX para a conta que pagou, em geral em minutos, até 1 dia útil',
  cartao: 'no cartão que pagou: conforme o banco, na fatura seguinte ou na outra',
  boleto: 'para quem pagou o boleto, no prazo do banco; se ele não aceitar, pedimos a sua chave PIX',
}

type Called = Pick<
  OrderDetail,
  'state' | 'method' | 'cancel_amount' | 'total' | 'interest_amount' | 'siblings' | 'freight'
>

/** What somebody who cancels is told before: what goes back, how, and what becomes of the rest of the purchase. */
export function cancelWords(order: Called): string[] {
  const { state, method, cancel_amount, total, interest_amount, siblings } = order
  const others = siblings.map(({ id, store }) => `pedido ${id} (${store})`).join(', ')
  if (state === 'aguardando_pagamento')
    return [
      'A cobrança é encerrada e nada será cobrado.',
      ...(others ? [`Ela é uma só para a compra: também são cancelados ${others}.`] : []),
    ]
  const back = cancel_amount ?? 0
  const used = total + interest_amount - back
  return [
    ...(back > 0 ? [`${formatMoney(back)}${freightWords(order)} voltam ${ways[method]}.`] : []),
    ...(used > 0 ? [`${formatMoney(used)} pagam os dias que você já usou da assinatura, que termina agora.`] : []),
    ...(others ? [`O resto da compra segue valendo: ${others}.`] : []),
  ]
}

const freightWords = ({ freight }: Called) => (freight ? ', com o frete,' : '')
