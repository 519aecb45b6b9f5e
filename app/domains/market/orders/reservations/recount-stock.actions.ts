import { sql } from 'drizzle-orm'
import { holdersOf } from '#domains/people/accounts/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { dayKey } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'

type Difference = { sku: string; reserved: number; held: number }

/** What is reserved of each option, against what the orders that wait for their payment hold of it. */
async function differences({ db }: Context): Promise<Difference[]> {
  const { rows } = await db.execute<Difference>(sql`
    select v.sku, v.reserved, coalesce(h.held, 0)::int as held from variants v left join (
      select r.variant_id, sum(r.quantity) as held from stock_reservations r
      join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id
      where r.state = 'ativa' and o.state = 'aguardando_pagamento' group by 1) h on h.variant_id = v.id
    where v.tracks_stock and v.reserved <> coalesce(h.held, 0) order by v.id`)
  return rows
}

/** Each night: stock that no open order holds can't be sold, so a difference is a fault and told to staff. */
export async function recountStock(ctx: Context) {
  const found = await differences(ctx)
  if (!found.length) return
  const some = found.slice(0, 5).map(({ sku, reserved, held }) => `${sku}: ${reserved} reservados, ${held} em pedidos`)
  reportFault(new Error(`reserved stock disagrees with open orders: ${found.length}`), 'stock recount', {
    job: 'orders.recount_stock',
  })
  await ctx.transaction(async (tx) => {
    for (const { id } of await holdersOf(tx, 'marketplace.manage'))
      await notify(tx, {
        user_id: id,
        kind: 'system',
        key: `stock-recount:${dayKey(tx.now())}`,
        title: 'O estoque reservado não bate',
        text: `${plural(found.length, 'opção difere', 'opções diferem')} dos pedidos que esperam pagamento. ${some.join('; ')}.`,
        url: '/admin/marketplace/pedidos',
      })
  })
}
