import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Permission, permissions } from '#platform/access/permissions.ts'
import { asPerson } from '#platform/access/viewer.ts'
import { expect, test } from '#tests/fixtures.ts'
import { adminMenu } from './admin-menu.view.ts'

const linksOf = (who: { permissions?: string[]; roles?: string[]; user_type?: string }) =>
  adminMenu({ ...asPerson(1), email_verified: true, terms_accepted: true, ...who }).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  )

test.for(Object.keys(permissions) as Permission[])(
  'who has %s alone opens every page of their menu',
  async (permission, { ctx, page }) => {
    const staff = await aStaffMember(ctx, [permission])
    for (const to of linksOf({ permissions: [permission] })) {
      const { status } = await page(to, staff)
      // 404: of a cup that has no edition yet.
      expect([to, status === 200 || status === 404]).toEqual([to, true])
    }
  },
)

test('each page of the menu is somebody’s, and the admin has them all', async ({ ctx, page }) => {
  const all = linksOf({ user_type: 'admin' })
  const some = Object.keys(permissions).flatMap((permission) => linksOf({ permissions: [permission] }))
  expect(all.filter((to) => !some.includes(to))).toEqual(['/admin', '/manager'])
  expect(linksOf({})).toEqual([])
  const reports = await aStaffMember(ctx, ['reports.manage'])
  const shown = await page('/admin/denuncias', reports)
  expect(shown.links()).toContain('/admin/denuncias')
  expect(shown.links()).not.toContain('/admin')
})

test('who may open something of the administration finds the way to it in their own menu', async ({ ctx, page }) => {
  const doors = async (user: { id: number }) =>
    (await page('/minha-conta', user))
      .$('a[href^="/admin"]')
      .map((_, { attribs }) => attribs.href)
      .get()
  expect(await doors(await aStaffMember(ctx, ['help.manage']))).toEqual(['/admin/duvidas'])
  expect(await doors(await aUser(ctx))).toEqual([])
})

test('who may open some of the administration is led to the first of it', async ({ ctx, page }) => {
  const to = async (user: { id: number }) => (await page('/admin', user)).location
  expect(await to(await aUser(ctx, { roles: ['manager'] }))).toBe('/manager')
  expect(await to(await aUser(ctx, { roles: ['iot_analyst'] }))).toBe('/ganza-iot-viewer')
  expect(await to(await aStaffMember(ctx, ['reports.manage']))).toBe('/admin/denuncias')
  expect(await to(await aUser(ctx))).toBe('/')
})

test('who manages the community finds the way back to their panel', async ({ ctx, page }) => {
  const manager = await aUser(ctx, { roles: ['manager'] })
  expect((await page('/manager', manager)).links()).toContain('/admin/denuncias')
  expect(linksOf({ roles: ['manager'], permissions: ['reports.manage'] })).toEqual(['/manager', '/admin/denuncias'])
})
