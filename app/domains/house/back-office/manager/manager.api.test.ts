import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { role_permissions } from '#domains/people/accounts/roles/roles.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aTicket } from '#domains/people/support/tickets/tickets.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the oldest reports, and this week against the last', async ({ ctx, as, clock }) => {
  const now = clock.now.getTime()
  const manager = await aUser(ctx, { roles: ['manager'] })
  const panel = async () => (await as(manager)).backOffice.manager.panel()
  expect(await panel()).toMatchObject({ reports: [] })
  for (const days of [10, 9, 2]) {
    clock.now = new Date(now - days * DAY)
    const plant = await aPlant(ctx, { private: false, name: `Há ${days}` })
    await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'spam' })
    await aTicket(ctx, { state: days === 9 ? 'fechado' : 'aberto' })
  }
  clock.now = new Date(now)
  const shown = await panel()
  expect(shown.reports.map(({ title }) => title)).toEqual(['Há 10', 'Há 9', 'Há 2'])
  expect(shown).toMatchObject({
    weeks: { reports: { now: 1, before: 2 }, tickets: { now: 1, before: 2 }, decisions: { now: 0, before: 0 } },
    can: { reports: true },
  })
  await expect((await as(await aUser(ctx))).backOffice.manager.panel()).rejects.toMatchObject({ status: 403 })
})

test('a manager whose role lost the permission reads no report: how many wait, and no more', async ({
  ctx,
  as,
  page,
}) => {
  const plant = await aPlant(ctx, { private: false, name: 'A da vizinha' })
  await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'spam' })
  const manager = await aUser(ctx, { roles: ['manager'] })
  expect((await page('/manager', manager)).text).toContain('A da vizinha')
  await ctx.db.delete(role_permissions).where(eq(role_permissions.permission, 'reports.manage'))
  expect(await (await as(manager)).backOffice.manager.panel()).toMatchObject({ reports: [], can: { reports: false } })
  expect((await page('/manager', manager)).html).not.toContain('A da vizinha')
})
