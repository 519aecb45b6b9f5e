import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import type { Context } from '#platform/context.ts'
import { deskQueues } from '#platform/desk/desk.registry.ts'
import { mails } from '#platform/mail/mail.table.ts'
import type { Client } from '#web/api-for.server.ts'
import type { Page } from './pages/page.ts'

/** Lists without a total below them: a form for each row. */
const rows: Record<string, (page: Page) => number> = {
  refunds: ({ $ }) => $('main input[name="act"][value="settled"], main button[name="act"][value="settled"]').length,
  consequences: ({ $ }) => $('main form button:contains("Tentar de novo")').length,
  differences: ({ $ }) => $('main section[aria-labelledby="diferencas"] dl').length,
  disagreements: ({ $ }) => $('main ul.list-disc li').length,
  rewards: ({ $ }) => $('main form input[name="state"][value="entregue"]').length,
}

/** How many rows a list says that it has: '12 contatos'. */
function totalOf({ $ }: Page) {
  const told = $('main p.figures')
    .toArray()
    .flatMap((one) => /^([\d.]+) \p{L}/u.exec($(one).text())?.[1] ?? [])
  return Number(told[0]?.replaceAll('.', '') ?? 0)
}

type Fixtures = {
  ctx: Context
  as: (user: { id: number }) => Promise<Client>
  page: (path: string, user: { id: number }) => Promise<Page>
}

/** What no small demo world has: money and parcels in trouble, and a reward that was asked for. */
async function somethingWaits({ db }: Context) {
  await db.execute(
    sql`update orders set payment = 'contestado' where id in (select min(id) from orders where paid_at is not null)`,
  )
  await db.execute(sql`insert into disputes (order_id, kind) select max(id), 'nao_chegou' from orders`)
  await db.execute(
    sql`insert into order_withdrawals (order_id, lines, ships, code) select max(id), '{}', true, 'X1' from orders`,
  )
  await db.execute(sql`insert into charge_refunds (uuid, charge_id, reference, amount, reason, status, failure_reason, ended_at)
    select gen_random_uuid(), c.id, 'return:x', 100, 'devolucao', 'failed', 'conta encerrada', now() from charges c
    where c.status = 'paid' order by c.id limit 1`)
  // What the bank told had no effect; what it kept of two purchases, and what a store is to get, is not what the book has.
  await db.execute(sql`insert into charge_consequences (charge_id, name, event, created_at)
    select id, 'charge.paid', '{}', now() from charges where status = 'paid' order by id limit 1`)
  await db.execute(sql`update charges set fee_amount = fee_amount + 1 where id in (select c.id from charges c
    join checkouts k on c.reference = 'checkout:' || k.uuid where c.status = 'paid' and c.captured_amount > 0 order by c.id limit 2)`)
  await db.execute(sql`update receivables set fee = fee + 1
    where id in (select id from receivables where payout_id is null and kind <> 'debito' and state <> 'estornado' order by id limit 3)`)
  await db.execute(sql`insert into payouts (uuid, store_id, user_id, receiver_id, day, amount)
    select gen_random_uuid(), store_id, user_id, id, '2020-01-01', 100 from receivers order by id limit 1`)
  await db.execute(sql`insert into reward_claims (reward_id, user_id, cost, state)
    select r.id, u.id, 10, 'pedido' from rewards r, users u where r.kind = 'produto' and not exists (select from reward_claims c
      where c.reward_id = r.id and c.user_id = u.id) order by r.id, u.id limit 1`)
}

/** Each number of /admin is that of the list it leads to, and something waits in each. */
export async function deskMatches({ ctx, as, page }: Fixtures) {
  await somethingWaits(ctx)
  await ctx.db.update(mails).set({ status: 'failed' }).where(eq(mails.status, 'waiting'))
  const admin = await anAdmin(ctx)
  const { data } = await (await as(admin)).backOffice.desk.show()
  expect(data.map(({ name }) => name).sort()).toEqual(
    deskQueues()
      .map(({ name }) => name)
      .sort(),
  )
  for (const { name, to, count, oldest } of data) {
    const list = await page(to ?? '', admin)
    expect([name, list.status, (rows[name] ?? totalOf)(list)]).toEqual([name, 200, count])
    expect([name, oldest !== null]).toEqual([name, count > 0])
  }
  expect(data.filter(({ count }) => count === 0)).toEqual([])
}
