import { rankLiked } from '#domains/community/banca/liked/rank-liked.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('nobody stands among the people twice: suggested where there are more than a page, else in the list alone', async ({
  ctx,
  as,
  page,
}) => {
  const liked = await aUser(ctx, { nickname: 'querida', discoverable: true })
  await (await as(await aUser(ctx))).social.saves.save({ user_id: liked.id })
  await rankLiked(ctx)
  const me = await aUser(ctx)
  const profiles = async () =>
    (await page('/banca/pessoas', me)).links().filter((to) => to === '/perfil/querida').length
  const heading = async () => (await page('/banca/pessoas', me)).$('main h2').text()
  expect(await heading()).not.toContain('Para você seguir')
  const alone = await profiles()
  for (let i = 0; i < 20; i++) await aUser(ctx, { discoverable: true })
  expect(await heading()).toContain('Para você seguir')
  expect(await profiles()).toBe(alone)
})
