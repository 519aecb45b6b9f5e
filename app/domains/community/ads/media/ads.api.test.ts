import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anAd, anAdType } from './ads.factory.ts'

const texts = {
  name: 'Terra boa',
  alt: 'Um saco de terra',
  link: 'https://terra.example/loja',
  starts_on: '2026-11-21',
}

test('the public list has every ad that runs today, whole, and no other', async ({ ctx, api }) => {
  const type = await anAdType(ctx, { slug: 'banca-topo' })
  const off = await anAdType(ctx, { active: false })
  const shown = await anAd(ctx, { type_id: type.id, weight: 3, ends_on: '2026-11-21' })
  await anAd(ctx, { type_id: off.id })
  await anAd(ctx, { active: false })
  await anAd(ctx, { file_id: null })
  await anAd(ctx, { starts_on: '2026-11-22' })
  await anAd(ctx, { ends_on: '2026-11-20' })
  const { data } = await api.ads.media.active()
  expect(data).toEqual([
    {
      ...{
        id: shown.id,
        type: 'banca-topo',
        name: shown.name,
        alt: shown.alt,
        link: shown.link,
        weight: 3,
        width: 640,
        height: 320,
      },
      photo: expect.objectContaining({ id: shown.file_id }),
    },
  ])
})

test('the team makes, changes and deletes them; the picture is public while it is used', async ({ ctx, as }) => {
  const member = await aStaffMember(ctx, ['ads.manage'])
  const { media } = (await as(member)).ads
  const { id: type_id } = await anAdType(ctx)
  const [first, second] = [await aPhoto(ctx, { created_by: member.id }), await aPhoto(ctx, { created_by: member.id })]
  const isPublic = async (id: number) => (await ctx.db.select().from(files).where(eq(files.id, id)))[0]?.public
  const ad = await media.create({ ...texts, type_id, file_ids: [first.id] })
  expect(ad).toMatchObject({ running: true, impressions: 0, photo: { id: first.id } })
  expect(await isPublic(first.id)).toBe(true)
  const changed = await media.update({ ...texts, type_id, id: ad.id, file_ids: [second.id], weight: 9, active: false })
  expect(changed).toMatchObject({ running: false, weight: 9, photo: { id: second.id } })
  expect([await isPublic(first.id), await isPublic(second.id)]).toEqual([false, true])
  await media.remove({ id: ad.id })
  expect(await isPublic(second.id)).toBe(false)
  await expect(media.show({ id: ad.id })).rejects.toMatchObject({ status: 404 })
  const logged = await ctx.db
    .select({ action: audit_log.action })
    .from(audit_log)
    .where(eq(audit_log.subject, `ad:${ad.id}`))
    .orderBy(audit_log.id)
  expect(logged.map(({ action }) => action)).toEqual(['ad.created', 'ad.changed', 'ad.deleted'])
})

test.for([
  ['link', { link: 'http://terra.example' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: 'https://banco.example@mal.example/' }],
  ['link', { link: 'https://localhost/' }],
  ['alt', { alt: ' ' }],
  ['file_ids', { file_ids: [] }],
  ['file_ids', { file_ids: [999_999] }],
  ['type_id', { type_id: 999_999 }],
  ['ends_on', { ends_on: '2026-11-20' }],
  ['weight', { weight: 0 }],
  ['daily_limit', { daily_limit: 0 }],
] as const)('%s: %o is refused beside its field', async ([field, values], { ctx, as }) => {
  const member = await aStaffMember(ctx, ['ads.manage'])
  const { id: type_id } = await anAdType(ctx)
  const photo = await aPhoto(ctx, { created_by: member.id })
  const input = { ...texts, type_id, file_ids: [photo.id], ...values } as never
  await expect((await as(member)).ads.media.create(input)).rejects.toMatchObject({
    status: 422,
    data: { errors: { [field]: [expect.any(String)] } },
  })
})

test('the list: search, placement, state; only for who may', async ({ ctx, as }) => {
  const one = await anAd(ctx, { name: 'Irrigação' })
  await anAd(ctx, { name: 'Luz', active: false })
  const { media } = (await as(await aStaffMember(ctx, ['ads.manage']))).ads
  const names = async (filter: Parameters<typeof media.list>[0]) =>
    (await media.list(filter)).data.map(({ name }) => name)
  expect(await names({ order_by: 'name' })).toEqual(['Irrigação', 'Luz'])
  expect(await names({ search: 'irrigacao' })).toEqual(['Irrigação'])
  expect(await names({ type_id: one.type_id })).toEqual(['Irrigação'])
  expect(await names({ active: false })).toEqual(['Luz'])
  await expect((await as(await aUser(ctx))).ads.media.list({})).rejects.toMatchObject({ status: 403 })
})
