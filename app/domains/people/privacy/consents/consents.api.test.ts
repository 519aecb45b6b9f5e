import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('nothing is allowed until the person says yes, and a no is as easy as a yes', async ({ ctx, as, clock }) => {
  const { consents } = (await as(await aUser(ctx))).privacy
  const before = await consents.mine()
  expect(before.data.map(({ given }) => given)).toEqual([false, false, false])
  expect(before.history).toEqual([])
  await consents.answer({ purpose: 'newsletter', given: true })
  clock.now = new Date(clock.now.getTime() + 60_000)
  const after = await consents.answer({ purpose: 'newsletter', given: false, how: 'privacidade' })
  expect(after.data.find(({ purpose }) => purpose === 'newsletter')).toMatchObject({ given: false, at: clock.now })
  expect(after.history).toMatchObject([
    { purpose: 'newsletter', given: false, how: 'privacidade', text_version: '2026-01' },
    { purpose: 'newsletter', given: true, how: 'perfil' },
  ])
})

test('that the link of a mail was followed is the word of the server alone', async ({ ctx, as }) => {
  const { consents } = (await as(await aUser(ctx))).privacy
  const claimed = { purpose: 'newsletter', given: true, how: 'link_do_email' as 'perfil' } as const
  await expect(consents.answer(claimed)).rejects.toMatchObject({ status: 422 })
  expect((await consents.mine()).history).toEqual([])
})

test('a no to counting visits holds on every device of the person', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  expect((await contextOf(user)).viewer?.analytics_refused).toBe(false)
  const { consents } = (await as(user)).privacy
  await consents.answer({ purpose: 'analytics', given: true })
  await consents.answer({ purpose: 'analytics', given: false })
  expect((await contextOf(user)).viewer?.analytics_refused).toBe(true)
  await consents.answer({ purpose: 'analytics', given: true })
  expect((await contextOf(user)).viewer?.analytics_refused).toBe(false)
})

test('the same answer twice is one line of the history', async ({ ctx, as }) => {
  const { consents } = (await as(await aUser(ctx))).privacy
  await consents.answer({ purpose: 'research', given: true })
  expect((await consents.answer({ purpose: 'research', given: true })).history).toHaveLength(1)
})

test('only for oneself, only known purposes, and nothing is taken for a yes', async ({ ctx, as, api }) => {
  const { consents } = (await as(await aUser(ctx))).privacy
  await expect(api.privacy.consents.answer({ purpose: 'research', given: true })).rejects.toMatchObject({ status: 401 })
  await expect(api.privacy.consents.mine()).rejects.toMatchObject({ status: 401 })
  // @ts-expect-error an untyped client may send this
  await expect(consents.answer({ purpose: 'anuncios', given: true })).rejects.toMatchObject({ status: 422 })
  // @ts-expect-error an untyped client may send this
  await expect(consents.answer({ purpose: 'research' })).rejects.toMatchObject({ status: 422 })
})
