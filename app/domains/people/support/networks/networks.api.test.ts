import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { staffNetworks } from './networks.staff.ts'

test('active networks are public, in order; hidden ones are not', async ({ ctx, as, api }) => {
  const { networks } = (await as(await aStaffMember(ctx, ['networks.manage']))).support
  expect(await api.support.networks.links()).toEqual({ data: [] })
  await networks.create({ kind: 'youtube', address: 'youtube.com/@grower', order: 2 })
  const first = await networks.create({ kind: 'instagram', address: 'https://instagram.com/grower', order: 1 })
  await networks.create({ kind: 'x', address: 'https://x.com/grower', order: 3, active: false })
  const links = {
    data: [
      { label: 'Instagram', address: 'https://instagram.com/grower' },
      { label: 'YouTube', address: 'https://youtube.com/@grower' },
    ],
  }
  expect(await api.support.networks.links()).toEqual(links)
  await networks.update({ id: first.id, kind: 'instagram', address: 'https://instagram.com/grower', order: 9 })
  expect((await api.support.networks.links()).data.map(({ label }) => label)).toEqual(['YouTube', 'Instagram'])
  await networks.remove({ id: first.id })
  expect((await networks.list({ active: true })).data.map(({ kind }) => kind)).toEqual(['youtube'])
  await expect(networks.show({ id: first.id })).rejects.toMatchObject({ status: 404 })
  await expect((await as(await aUser(ctx))).support.networks.list({})).rejects.toMatchObject({ status: 403 })
})

test.for([
  ['instagram', 'http://instagram.com/grower'],
  ['instagram', 'https://instagram.com.mal.example/grower'],
  ['instagram', 'https://youtube.com/@grower'],
  ['instagram', 'https://instagram.com/'],
  ['x', 'https://eu@x.com/grower'],
  ['discord', 'javascript:alert(1)'],
] as const)('%s: %s is refused beside the field', async ([kind, address], { ctx, as }) => {
  const { networks } = (await as(await aStaffMember(ctx, ['networks.manage']))).support
  await expect(networks.create({ kind, address })).rejects.toMatchObject({
    status: 422,
    data: { errors: { address: [expect.any(String)] } },
  })
})

staffHolds(
  staffNetworks,
  (api) => api.support.networks,
  (n) => ({ kind: 'instagram', address: `https://www.instagram.com/grower${n}` }),
)
