import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aTicket } from '#domains/people/support/tickets/tickets.factory.ts'
import { aBlogPost } from '#domains/words/blog/posts/blog-posts.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

test('what waits, and this week against the last', async ({ ctx, as, clock }) => {
  const now = clock.now.getTime()
  const manager = await aUser(ctx, { roles: ['manager'] })
  const panel = async () => (await as(manager)).backOffice.manager.panel()
  expect(await panel()).toMatchObject({ reports: [], waiting: { reports: 0, tickets: 0 }, oldest: { report: null } })
  for (const days of [10, 9, 2]) {
    clock.now = new Date(now - days * DAY)
    const plant = await aPlant(ctx, { private: false, name: `Há ${days}` })
    await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'spam' })
    await aTicket(ctx, { state: days === 9 ? 'fechado' : 'aberto' })
  }
  clock.now = new Date(now)
  await aBlogPost(ctx, { state: 'em_revisao', review_asked_at: clock.now })
  const shown = await panel()
  expect(shown.reports.map(({ title }) => title)).toEqual(['Há 10', 'Há 9', 'Há 2'])
  expect(shown).toMatchObject({
    waiting: { reports: 3, appeals: 0, tickets: 2, posts: 1 },
    oldest: { report: new Date(now - 10 * DAY), ticket: new Date(now - 10 * DAY) },
    weeks: { reports: { now: 1, before: 2 }, tickets: { now: 1, before: 2 }, decisions: { now: 0, before: 0 } },
    can: { reports: true, tickets: false },
  })
  await expect((await as(await aUser(ctx))).backOffice.manager.panel()).rejects.toMatchObject({ status: 403 })
})
