import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('who is no cup professor is told so, and goes home', async ({ ctx, page }) => {
  const refused = await page('/copa-grower/votacao-bancada', await aUser(ctx))
  expect([refused.location, refused.toast]).toEqual(['/', 'Você não é professor copa grower!'])
})
