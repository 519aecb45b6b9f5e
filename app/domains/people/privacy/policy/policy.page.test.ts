import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the privacy page says what is kept, and leads to copy and leaving with an account', async ({ ctx, page }) => {
  const open = await page('/privacidade')
  expect(open).toMatchObject({ status: 200, title: 'Privacidade - Grower' })
  expect(open.text).toMatch(/Versão .+, vale a partir de/)
  const user = await aUser(ctx)
  const own = await page('/privacidade', user)
  expect(own.links()).toContain(`/perfil/${user.nickname}/delete`)
})
