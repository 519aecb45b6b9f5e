import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('what staff did is read in words, searched, and taken as CSV', async ({ ctx, as, page }) => {
  const [admin, person] = [await anAdmin(ctx), await aUser(ctx)]
  await (await as(admin)).accounts.staffUsers.suspend({ id: person.id, reason: 'Golpe relatado.' })
  const log = await page('/admin/auditoria', admin)
  expect(log).toMatchObject({ status: 200, heading: 'Auditoria', title: 'Auditoria - Grower' })
  expect(log.text).toContain(admin.nickname)
  expect(log.text).toContain('Golpe relatado.')
  expect((await page('/admin/auditoria?search=nada+disto', admin)).text).not.toContain('Golpe relatado.')
  const csv = await page('/admin/auditoria/csv', admin)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.html).toContain('quando;quem;o_que')
  expect(csv.html).toContain('Golpe relatado.')
})
