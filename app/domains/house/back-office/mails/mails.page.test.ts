import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the outbox is for staff, without one-time links; the open one is only of the demo world', async ({
  ctx,
  api,
  page,
}) => {
  const user = await aUser(ctx)
  await api.accounts.passwords.recover({ email: user.email })
  const box = await page('/admin/caixa-de-saida', await anAdmin(ctx))
  expect(box).toMatchObject({ status: 200, heading: 'Caixa de saída', title: 'Caixa de saída - Grower' })
  expect(box.html.includes('token=')).toBe(false)
  expect((await page('/admin/caixa-de-saida', user)).location).toBe('/')
  expect((await page('/dev/caixa-de-saida')).status).toBe(404)
})
