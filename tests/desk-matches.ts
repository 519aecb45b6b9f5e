import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import type { Context } from '#platform/context.ts'
import { deskQueues } from '#platform/desk/desk.registry.ts'
import { mails } from '#platform/mail/mail.table.ts'
import type { Client } from '#web/api-for.server.ts'
import { expect } from 'vitest'
import type { Page } from './pages/page.ts'

/** Lists without a total below them: a form for each row. */
const rows: Record<string, (page: Page) => number> = {
  refunds: ({ $ }) => $('main input[name="act"][value="settled"], main button[name="act"][value="settled"]').length,
  rewards: ({ $ }) => $('main form input[name="id"]').length,
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

/** Each number of /admin is that of the list it leads to, and of each something waits in the demo world or nothing does. */
export async function deskMatches({ ctx, as, page }: Fixtures) {
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
  expect(data.filter(({ count }) => count > 0).length).toBeGreaterThan(5)
}
