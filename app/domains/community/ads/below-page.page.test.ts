import { anEdition } from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test.for(['/dichavando/cursos', '/copa-grower', '/blog'])(
  'below %s stands an ad, and a survey for who is signed in',
  async (path, { ctx, page }) => {
    await anEdition(ctx)
    const placesOn = ({ $ }: Awaited<ReturnType<typeof page>>) =>
      ['[data-ad="fim-da-pagina"]', '[data-survey]'].map((place) => $(place).length)
    expect(placesOn(await page(path))).toEqual([1, 0])
    expect(placesOn(await page(path, await aUser(ctx)))).toEqual([1, 1])
  },
)

test('the Comunidade 360 asks surveys, and nothing is advertised there', async ({ ctx, page }) => {
  const home = await page('/comunidade-360/cliente', await aUser(ctx))
  expect(home.$('[data-survey]')).toHaveLength(1)
  expect(home.$('[data-ad]')).toHaveLength(0)
})
