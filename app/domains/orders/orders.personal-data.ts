import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { cart_lines, carts } from './cart/carts.table.ts'
import { checkouts } from './checkout/checkouts.table.ts'
import { coupon_uses } from './coupons/coupons.table.ts'
import { order_events, order_lines, orders } from './orders/orders.table.ts'
import { order_refunds } from './refunds/order-refunds.table.ts'

const books = 'São registros de uma compra, que a lei manda guardar por cinco anos. Só a loja e a nossa equipe veem.'

export const ordersPersonalData: PersonalTable[] = [
  {
    table: order_events,
    label: 'O que aconteceu com os seus pedidos',
    rows: ({ id }) => sql`${order_events.order_id} in (select id from orders where buyer_id = ${id})`,
    exported: { file: 'pedidos-historico', omit: ['user_id'] },
    erased: { kept: books },
  },
  {
    table: order_events,
    label: 'O que você fez em pedidos de uma loja',
    tie: true,
    rows: ({ id }) => sql`${order_events.user_id} = ${id}
      and ${order_events.order_id} not in (select id from orders where buyer_id = ${id})`,
    exported: { not: 'São dados de quem comprou. Quem é dono da loja vê na página de pedidos.' },
    erased: { kept: books },
  },
  {
    table: order_refunds,
    label: 'O que foi devolvido a você',
    rows: ({ id }) => sql`${order_refunds.order_id} in (select id from orders where buyer_id = ${id})`,
    exported: { file: 'pedidos-reembolsos', omit: ['user_id'] },
    erased: { kept: books },
  },
  {
    table: order_refunds,
    label: 'O que você devolveu em nome de uma loja',
    tie: true,
    rows: ({ id }) => sql`${order_refunds.user_id} = ${id}
      and ${order_refunds.order_id} not in (select id from orders where buyer_id = ${id})`,
    exported: { not: 'São dados de quem comprou. Quem é dono da loja vê na página de pedidos.' },
    erased: { kept: books },
import { eq, or, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { carts } from './cart/carts.table.ts'
import { checkouts } from './checkout/checkouts.table.ts'
import { coupon_uses } from './coupons/coupons.table.ts'
import { dispatches } from './dispatches/dispatches.table.ts'
import { dispute_messages, disputes } from './disputes/disputes.table.ts'
import { order_events, orders } from './orders/orders.table.ts'
import { order_refunds } from './refunds/order-refunds.table.ts'

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
    erased: { kept: books },
  },
  {
    table: order_lines,
    label: 'O que você comprou',
    rows: ({ id }) => sql`${order_lines.order_id} in (select id from orders where buyer_id = ${id})`,
    exported: { file: 'pedidos-produtos', omit: ['affiliate', 'partners', 'affiliation_id'] },
    erased: { kept: books },
    erased: { kept: law },
  },
  {
    table: orders,
    label: 'Seus pedidos',
    rows: ({ id }) => eq(orders.buyer_id, id),
    exported: { file: 'pedidos', omit: ['buyer_id'] },
    erased: { anonymised: () => ({ note: '', ship_to: null }), why: books },
  },
  {
    table: checkouts,
    label: 'Suas compras',
    tie: true,
    rows: ({ id }) => eq(checkouts.buyer_id, id),
    exported: { file: 'compras', omit: ['buyer_id', 'fingerprint', 'idempotency_key'] },
    erased: { anonymised: () => ({ ship_to: null }), why: books },
  },
  {
    table: cart_lines,
    label: 'O que está no seu carrinho',
    rows: ({ id }) => sql`${cart_lines.cart_id} in (select id from carts where user_id = ${id})`,
    exported: { file: 'carrinho' },
    erased: 'deleted',
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
    table: carts,
    label: 'Seu carrinho',
    tie: true,
    rows: ({ id }) => eq(carts.user_id, id),
    exported: { not: 'O que há nele está em carrinho.' },
    exported: { file: 'carrinho', omit: ['token_hash'] },
    erased: 'deleted',
  },
]
