import { aStaffMember } from '#domains/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anAd } from '../media/ads.factory.ts'

const input = { name: 'Topo da banca', slug: 'banca-topo', width: 728, height: 180 }

test('the team makes, changes, lists and deletes placements', async ({ ctx, as }) => {
  const { types } = (await as(await aStaffMember(ctx, ['ads.manage']))).ads
  const type = await types.create(input)
  expect(type).toMatchObject({ ...input, active: true, ads_count: 0 })
  await types.create({ ...input, name: 'Lado', slug: 'lado', active: false })
  await expect(types.create(input)).rejects.toMatchObject({ data: { errors: { slug: [expect.any(String)] } } })
  await expect(types.update({ ...input, id: type.id, slug: 'lado' })).rejects.toMatchObject({ status: 422 })
  await expect(types.create({ ...input, slug: 'Com Espaço' })).rejects.toMatchObject({ status: 422 })
  expect(await types.update({ ...input, id: type.id, name: 'Banca' })).toMatchObject({ name: 'Banca' })
  expect((await types.list({ search: 'banca' })).data.map(({ slug }) => slug)).toEqual(['banca-topo'])
  expect((await types.list({ active: false })).data.map(({ slug }) => slug)).toEqual(['lado'])
  await types.remove({ id: type.id })
  await expect(types.show({ id: type.id })).rejects.toMatchObject({ status: 404 })
  await expect((await as(await aUser(ctx))).ads.types.list({})).rejects.toMatchObject({ status: 403 })
})

test('one with ads is switched off, not deleted', async ({ ctx, as }) => {
  const { type_id } = await anAd(ctx)
  const { types } = (await as(await aStaffMember(ctx, ['ads.manage']))).ads
  await expect(types.remove({ id: type_id })).rejects.toMatchObject({
    status: 409,
    message: 'Este espaço tem 1 anúncio. Desative em vez de apagar.',
  })
})
