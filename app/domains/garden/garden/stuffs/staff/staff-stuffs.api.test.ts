import { desc } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aStuff } from '../stuffs.factory.ts'

test("staff see everybody's items, private ones too, without prices", async ({ ctx, as }) => {
  const stuff = await aStuff(ctx, { name: 'Lâmpada zulu', price: 129_00, search_text: 'lampada zulu' })
  const { staffStuffs } = (await as(await aUser(ctx, { roles: ['admin'] }))).garden
  const { data, total } = await staffStuffs.listAll({ search: 'ZULU' })
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({ slug: stuff.slug, private: true })
  expect(data[0]).not.toHaveProperty('price')
  expect((await staffStuffs.listAll({ search: 'zulu', private: 'false' })).total).toBe(0)
  expect((await staffStuffs.listAll({ search: 'zulu', stuff_type_id: 9 })).total).toBe(0)
})

test('a grower has no business there', async ({ ctx, as, api }) => {
  const { staffStuffs } = (await as(await aUser(ctx))).garden
  await expect(staffStuffs.listAll({})).rejects.toMatchObject({ status: 403 })
  await expect(staffStuffs.types()).rejects.toMatchObject({ status: 403 })
  await expect(api.garden.staffStuffs.changeType({ stuff_type_id: 1, open: false })).rejects.toMatchObject({
    status: 401,
  })
})

test('a closed type takes no new items, and says so beside the field; opened again it does', async ({ ctx, as }) => {
  const staff = (await as(await aUser(ctx, { roles: ['admin'] }))).garden.staffStuffs
  const { stuffs } = (await as(await aUser(ctx))).garden
  const lamp = { stuff_type_id: 3, name: 'Vaso', specs: { litres: 11 } }
  const closed = await staff.changeType({ stuff_type_id: 3, open: false })
  expect(closed.data.find(({ stuff_type_id }) => stuff_type_id === 3)).toMatchObject({ open: false })
  expect((await stuffs.openTypes()).data).toEqual([1, 2, 4, 5, 6, 7, 8, 9])
  await expect(stuffs.create(lamp)).rejects.toMatchObject({
    status: 422,
    data: { errors: { stuff_type_id: ['No momento não dá para adicionar equipamentos deste tipo.'] } },
  })
  await staff.changeType({ stuff_type_id: 3, open: true })
  expect(await stuffs.create(lamp)).toMatchObject({ name: 'Vaso' })
})

test('only what changes is in the audit log', async ({ ctx, as }) => {
  const staff = (await as(await aUser(ctx, { roles: ['admin'] }))).garden.staffStuffs
  await staff.changeType({ stuff_type_id: 5, open: true })
  await staff.changeType({ stuff_type_id: 5, open: false })
  await staff.changeType({ stuff_type_id: 5, open: false })
  const rows = await ctx.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(5)
  expect(rows.filter(({ action }) => action === 'stuff_type.change')).toHaveLength(1)
})
