import { eq, sql } from 'drizzle-orm'
import { endRefunds } from '#domains/market/payments/demo-bank.seed.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { asPerson } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import type { Checkout } from '../checkout/checkouts.table.ts'
import { dispatchOrder } from '../dispatches/dispatch-order.actions.ts'
import { s10Digit } from '../dispatches/tracking.model.ts'
import { decideDispute, offerRefund, openProblem, sayInDispute } from '../disputes/dispute.actions.ts'
import { cancelPaid } from '../life/cancel-order.actions.ts'
import { deliverOrder } from '../life/deliver-order.actions.ts'
import { finishOrder } from '../life/finish-order.actions.ts'
import { handOverOrder, readyOrder } from '../life/pick-up-order.actions.ts'
import { prepareOrder } from '../life/prepare-order.actions.ts'
import { lockOrder } from '../orders/move-order.actions.ts'
import { type Order, order_lines, orders } from '../orders/orders.table.ts'
import { askWithdrawal, receiveReturn, sendBack } from '../withdrawals/withdraw.actions.ts'
import { atMoment } from './at-moment.seed.ts'

type Act = (tx: Context, order: Order) => Promise<unknown>
type Step = { after: number; by: 'loja' | 'comprador' | 'equipe'; act: Act }

const talks = [
  'A caixa chegou aberta e uma das peças veio riscada.',
  'Pedi o de 240 W e veio o de 120 W.',
  'O aparelho liga, mas a ventoinha não gira.',
]
const answers = [
  'Puxa, desculpe! Manda uma foto que a gente resolve hoje.',
  'Vamos conferir com a transportadora e já voltamos.',
]

/** What became of the orders of a purchase, as far as time has gone; every so many of them something special. */
export async function liveOn(there: Context, checkout: Checkout, at: number, now: Date, staff_id: number) {
  const placed = await there.db.select().from(orders).where(eq(orders.checkout_id, checkout.id))
  for (const { id, store_id, state, delivery, freight } of placed) {
    if (state !== 'pago') continue
    const owner_id = await ownerOf(there, store_id)
    const ships = (await allOf(there, { id })).length > 0
    const fetched = freight?.option.kind === 'retirada'
    for (const { after, by, act } of stepsOf(at, { delivered: delivery === 'entregue', ships, fetched })) {
      const moment = new Date(checkout.created_at.getTime() + after)
      if (moment >= now) break
      const who = { loja: owner_id, comprador: checkout.buyer_id, equipe: staff_id }[by]
      const then = atMoment(there, moment, asPerson(who))
      await act(then, await lockOrder(then, id))
      if (checkout.charge_id) await endRefunds(then, checkout.charge_id)
    }
  }
}

function stepsOf(
  at: number,
  { delivered, ships, fetched }: { delivered: boolean; ships: boolean; fetched: boolean },
): Step[] {
  const packed: Step = { after: 8 * HOUR, by: 'loja', act: (tx, order) => prepareOrder(tx, order, 'loja') }
  const sent: Step = { after: (1 + (at % 2)) * DAY, by: 'loja', act: (tx, order) => send(tx, order, at) }
  const came: Step = {
    after: (5 + (at % 4)) * DAY,
    by: 'comprador',
    act: (tx, order) => deliverOrder(tx, order, { side: 'comprador' }),
  }
  const late: Step = { ...came, after: 13 * DAY }
  const over: Step = { after: 18 * DAY, by: 'loja', act: finishOrder }
  if (delivered) return [over]
  if (fetched) return [{ ...packed, act: (tx, order) => readyOrder(tx, order, 'loja') }, handed, over]
  if (!ships) return [{ after: 3 * DAY, by: 'loja', act: (tx, order) => deliverOrder(tx, order, talked) }, over]
  if (at % 23 === 7)
    return [
      {
        after: 10 * HOUR,
        by: 'loja',
        act: (tx, order) =>
          cancelPaid(tx, order, { side: 'loja', reason: 'O lote veio com defeito e não vamos mandar.' }),
      },
    ]
  // The rest is late for some days.
  if (at % 29 === 11)
    return [packed, { ...sent, act: (tx, order) => send(tx, order, at, true) }, { ...sent, after: 9 * DAY }, late, over]
  if (at % 19 === 4) return [packed, sent, came, ...troubled(at), over]
  if (at % 37 === 5) return [packed, sent, came, ...withdrawn(), over]
  return [packed, sent, came, over]
}

function troubled(at: number): Step[] {
  const text = talks[at % talks.length] ?? ''
  const answer = answers[at % answers.length] ?? ''
  return [
    {
      after: 9 * DAY,
      by: 'comprador',
      act: (tx, order) => openProblem(tx, order, { kind: 'com_defeito', side: 'comprador', text, file_ids: [] }),
    },
    {
      after: 9.5 * DAY,
      by: 'loja',
      act: (tx, order) => sayInDispute(tx, order, { side: 'loja', text: answer, file_ids: [] }),
    },
    {
      after: 10 * DAY,
      by: 'loja',
      act: (tx, order) => offerRefund(tx, order, { amount: Math.ceil(order.goods_amount / 5), text: '' }),
    },
    {
      after: 12 * DAY,
      by: 'equipe',
      act: (tx, order) =>
        decideDispute(tx, order, {
          amount: Math.ceil(order.goods_amount / 4),
          reason: 'A foto mostra o defeito: um quarto do valor volta para quem comprou.',
        }),
    },
  ]
}

const withdrawn = (): Step[] => [
  {
    after: 9 * DAY,
    by: 'comprador',
    act: async (tx, order) =>
      askWithdrawal(tx, order, { reason: 'Não coube na minha estufa.', lines: await allOf(tx, order) }),
  },
  {
    after: 10 * DAY,
    by: 'comprador',
    act: (tx, order) => sendBack(tx, order, { tracking_code: tracking(order.id + 5000) }),
  },
  { after: 14 * DAY, by: 'loja', act: (tx, order) => receiveReturn(tx, order, { side: 'loja', restocked: true }) },
]

const tracking = (n: number) => {
  const eight = String(10_000_000 + ((n * 7_654_321) % 89_999_999))
  return `AM${eight}${s10Digit(eight)}BR`
}

const handed: Step = {
  after: 2 * DAY,
  by: 'loja',
  act: (tx, order) => handOverOrder(tx, order, { side: 'loja', code: order.pickup_code ?? '' }),
}

const talked = { side: 'loja', proof: 'Conversamos por vídeo, uma hora.' } as const

const sentKinds = ['fisico', 'assinatura']

/** Its things, or those that have not left yet. */
async function allOf({ db }: Context, order: Pick<Order, 'id'>, unsent = false) {
  const lines = await db.select().from(order_lines).where(eq(order_lines.order_id, order.id)).orderBy(order_lines.id)
  return lines
    .filter(({ kind, sent }) => sentKinds.includes(kind) && !(unsent && sent))
    .map(({ id, quantity }) => ({ line_id: id, quantity }))
}

/** By Correios mostly; in part: only the first of its things. */
async function send(tx: Context, order: Order, at: number, part = false) {
  const lines = await allOf(tx, order, true)
  if (!lines.length) return
  const carrier = at % 4 === 0 ? 'jadlog' : 'correios'
  const packed = part && lines.length > 1 ? lines.slice(0, 1) : lines
  const n = order.id + (part ? 7000 : 0)
  const tracking_code = carrier === 'correios' ? tracking(n) : `JD${100_000_000 + n * 37}`
  await dispatchOrder(tx, order, {
    side: 'loja',
    carrier,
    tracking_code,
    note: '',
    posted_on: dayKey(tx.now()),
    lines: packed,
  })
}

async function ownerOf({ db }: Context, store_id: number) {
  const [owner] = await db
    .select({ id: store_members.user_id })
    .from(store_members)
    .where(sql`${store_members.store_id} = ${store_id} and ${store_members.role} = 'owner'`)
  return owner?.id ?? 0
}
