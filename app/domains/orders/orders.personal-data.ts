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
  },
  {
    table: carts,
    label: 'Seu carrinho',
    tie: true,
    rows: ({ id }) => eq(carts.user_id, id),
    exported: { not: 'O que há nele está em carrinho.' },
    erased: 'deleted',
  },
]
