import { eq, or, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { cart_lines, carts } from './cart/carts.table.ts'
import { order_chargebacks } from './chargebacks/order-chargebacks.table.ts'
import { checkouts } from './checkout/checkouts.table.ts'
import { coupon_uses, coupons } from './coupons/coupons.table.ts'
import { dispatches } from './dispatches/dispatches.table.ts'
import { dispute_messages, disputes } from './disputes/disputes.table.ts'
import { order_events, order_lines, orders } from './orders/orders.table.ts'
import { order_refunds } from './refunds/order-refunds.table.ts'
import { withdrawals } from './withdrawals/withdrawals.table.ts'

const law =
  'A lei fiscal e o Código de Defesa do Consumidor mandam guardar por cinco anos o que foi vendido, pago e devolvido.'
const ownOrders = (id: number) => sql`(select o.id from orders o where o.buyer_id = ${id})`

export const ordersPersonalData: PersonalTable[] = [
  {
    table: dispute_messages,
    label: 'O que você escreveu sobre problemas com pedidos',
    rows: ({ id }) => eq(dispute_messages.user_id, id),
    exported: { file: 'pedidos-problemas-mensagens', omit: ['user_id'] },
    erased: { anonymised: () => ({ user_id: null }), why: `${law} A conversa fica sem o seu nome.` },
  },
  {
    table: disputes,
    label: 'Problemas com pedidos',
    tie: true,
    rows: ({ id }) => or(sql`${disputes.order_id} in ${ownOrders(id)}`, eq(disputes.decided_by, id)),
    exported: { file: 'pedidos-problemas', omit: ['decided_by'] },
    erased: { kept: law },
  },
  {
    table: dispatches,
    label: 'Pacotes que você enviou por uma loja',
    tie: true,
    rows: ({ id }) => eq(dispatches.created_by, id),
    exported: { not: 'São dados da loja e de quem comprou.' },
    erased: { anonymised: () => ({ created_by: null }), why: 'O envio fica sem o seu nome, para quem comprou.' },
  },
  {
    table: withdrawals,
    label: 'Compras de que você desistiu',
    rows: ({ id }) => sql`${withdrawals.order_id} in ${ownOrders(id)}`,
    exported: { file: 'pedidos-desistencias' },
    erased: { anonymised: () => ({ reason: '' }), why: `${law} O motivo que você escreveu é apagado.` },
  },
  {
    table: order_chargebacks,
    label: 'Compras que você contestou no cartão',
    tie: true,
    rows: ({ id }) => sql`${order_chargebacks.order_id} in ${ownOrders(id)}`,
    exported: { file: 'pedidos-contestacoes', omit: ['of', 'step', 'reversed_step'] },
    erased: { kept: law },
  },
  {
    table: order_refunds,
    label: 'Devoluções de dinheiro',
    tie: true,
    rows: ({ id }) => or(sql`${order_refunds.order_id} in ${ownOrders(id)}`, eq(order_refunds.user_id, id)),
    exported: { file: 'pedidos-devolucoes', omit: ['user_id'] },
    erased: { kept: law },
  },
  {
    table: order_events,
    label: 'O que aconteceu com os seus pedidos',
    tie: true,
    rows: ({ id }) => or(sql`${order_events.order_id} in ${ownOrders(id)}`, eq(order_events.user_id, id)),
    exported: { file: 'pedidos-historico', omit: ['user_id'] },
    erased: { kept: law },
  },
  {
    table: coupon_uses,
    label: 'Cupons que você usou',
    tie: true,
    rows: ({ id }) => eq(coupon_uses.user_id, id),
    exported: { file: 'cupons-usados', omit: ['user_id'] },
    erased: { kept: law },
  },
  {
    table: coupons,
    label: 'Cupons que você trocou por pontos',
    rows: ({ id }) => eq(coupons.user_id, id),
    exported: { file: 'cupons-de-pontos', omit: ['user_id'] },
    erased: {
      anonymised: () => ({ user_id: null, active: false, deleted_at: sql`now()` }),
      why: 'O que foi usado fica nas contas da loja; o que não foi deixa de valer.',
    },
  },
  {
    table: order_lines,
    label: 'O que você comprou',
    rows: ({ id }) => sql`${order_lines.order_id} in ${ownOrders(id)}`,
    exported: { file: 'pedidos-itens', omit: ['affiliation_id', 'affiliate', 'partners'] },
    erased: { kept: law },
  },
  {
    table: orders,
    label: 'Seus pedidos',
    rows: ({ id }) => eq(orders.buyer_id, id),
    exported: { file: 'pedidos', omit: ['platform_bps', 'gateway_fee'] },
    erased: {
      anonymised: () => ({ ship_to: null, note: '', pickup_code: null }),
      why: `${law} O endereço e o recado são apagados.`,
    },
  },
  {
    table: checkouts,
    label: 'Suas compras fechadas',
    tie: true,
    rows: ({ id }) => eq(checkouts.buyer_id, id),
    exported: { file: 'compras', omit: ['fingerprint', 'idempotency_key'] },
    erased: { anonymised: () => ({ ship_to: null }), why: `${law} O endereço é apagado.` },
  },
  {
    table: cart_lines,
    label: 'O que está no seu carrinho',
    rows: ({ id }) => sql`${cart_lines.cart_id} in (select c.id from carts c where c.user_id = ${id})`,
    exported: { file: 'carrinho-itens' },
    erased: 'deleted',
  },
  {
    table: carts,
    label: 'Seu carrinho',
    tie: true,
    rows: ({ id }) => eq(carts.user_id, id),
    exported: { file: 'carrinho', omit: ['token_hash'] },
    erased: 'deleted',
  },
]
