import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aUser } from './users.factory.ts'
import { users } from './users.table.ts'

async function aPhoto(ctx: Context, created_by: number) {
  const [file] = await ctx.db
    .insert(files)
    .values({
      created_by,
      storage_key: crypto.randomUUID(),
      width: 800,
      height: 800,
      sizes: [320, 800],
      bytes: 1000,
      placeholder: '',
    })
    .returning()
  return file?.id ?? 0
}

test('only people who chose to be found are listed, without anything private of theirs', async ({ ctx, api }) => {
  const shown = await aUser(ctx, { nickname: 'Aparecida', discoverable: true, bio: 'Rego de manhã.' })
  await aUser(ctx, { nickname: 'escondida' })
  await aUser(ctx, { nickname: 'suspensa', discoverable: true, suspended_at: ctx.now() })
  await aUser(ctx, { nickname: 'apagada', discoverable: true, deleted_at: ctx.now() })
  await aUser(ctx, { nickname: 'sem-email', discoverable: true, email_verified_at: null })
  const { data, total } = await api.accounts.users.list({})
  expect(total).toBe(1)
  expect(data).toEqual([
    {
      id: shown.id,
      nickname: 'Aparecida',
      bio: 'Rego de manhã.',
      photo: null,
      created_at: expect.any(Date),
      saves_count: 0,
      is_save: false,
    },
  ])
})

test('the most followed first, then those whom nobody follows, the newest first', async ({ ctx, api, as }) => {
  const people = []
  for (const nickname of ['ana_n', 'bia_n', 'caio_n']) people.push(await aUser(ctx, { nickname, discoverable: true }))
  await (await as(await aUser(ctx))).social.saves.save({ user_id: people[1]?.id ?? 0 })
  const listed = async (window: { page?: number; per_page?: number }) =>
    (await api.accounts.users.list({ order_by: 'saves_count', ...window })).data.map(({ nickname }) => nickname)
  expect(await listed({})).toEqual(['bia_n', 'caio_n', 'ana_n'])
  expect(await listed({ per_page: 1 })).toEqual(['bia_n'])
  expect(await listed({ per_page: 1, page: 2 })).toEqual(['caio_n'])
})

test('search finds parts of nicknames, and takes % and _ as letters', async ({ ctx, api }) => {
  await aUser(ctx, { nickname: 'ze_da_horta', discoverable: true })
  await aUser(ctx, { nickname: 'zeca', discoverable: true })
  const found = async (search: string) => (await api.accounts.users.list({ search })).data.map((user) => user.nickname)
  expect(await found('HORTA')).toEqual(['ze_da_horta'])
  expect(await found('hórta')).toEqual(['ze_da_horta'])
  expect(await found('_')).toEqual(['ze_da_horta'])
  expect(await found('%')).toEqual([])
})

test('the map of the site names who chose to be found, and nobody else', async ({ ctx, api }) => {
  await aUser(ctx, { nickname: 'aparecida', discoverable: true })
  await aUser(ctx, { nickname: 'escondida' })
  const addresses = await api.accounts.users.addresses({ page: 1, per_file: 10 })
  expect(addresses).toEqual({ data: [{ nickname: 'aparecida' }], total: 1 })
  await expect(api.accounts.users.addresses({ page: 0, per_file: 1 })).rejects.toMatchObject({ status: 422 })
})

test('the list goes by pages and refuses a page of nothing', async ({ ctx, api }) => {
  for (let i = 0; i < 5; i++) await aUser(ctx, { discoverable: true })
  const page = await api.accounts.users.list({ per_page: 2, page: 2, order_by: 'nickname' })
  expect(page).toMatchObject({ current_page: 2, last_page: 3, per_page: 2, total: 5 })
  expect(page.data).toHaveLength(2)
  await expect(api.accounts.users.list({ page: 0 })).rejects.toMatchObject({ status: 422 })
})

test('a profile is found by nickname in any case or by id, found by lists or not', async ({ ctx, api }) => {
  const user = await aUser(ctx, { nickname: 'Jacira' })
  for (const id_or_nickname of ['jacira', 'JACIRA', String(user.id)])
    expect(await api.accounts.users.show({ id_or_nickname })).toMatchObject({
      id: user.id,
      nickname: 'Jacira',
      own: null,
      can: { update: false, save: false },
    })
})

test('own fields are only in the own profile', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const mine = await (await as(user)).accounts.users.show({ id_or_nickname: user.nickname })
  expect(mine.own).toEqual({
    email: user.email,
    email_verified_at: user.email_verified_at,
    photo_file_id: null,
  })
  const theirs = await (await as(await aUser(ctx))).accounts.users.show({ id_or_nickname: user.nickname })
  expect(theirs).toMatchObject({ own: null, can: { update: false, save: true } })
  expect(JSON.stringify(theirs)).not.toContain(user.email)
})

test.for(['suspended_at', 'deleted_at'] as const)('a person with %s has no page', async (state, { ctx, api }) => {
  const user = await aUser(ctx, { [state]: ctx.now() })
  await expect(api.accounts.users.show({ id_or_nickname: user.nickname })).rejects.toMatchObject({ status: 404 })
})

test('one changes words, photo and whether one is found; the photo is public and the one before is closed', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx, { email_verified_at: null, terms_accepted: false })
  const { updateMe } = (await as(user)).accounts.users
  const first = await aPhoto(ctx, user.id)
  const profile = await updateMe({ bio: ' Planto na varanda. ', discoverable: true, photo_file_id: first })
  expect(profile).toMatchObject({
    bio: 'Planto na varanda.',
    photo: { document: { id: first } },
    discoverable: true,
  })
  const second = await aPhoto(ctx, user.id)
  await updateMe({ bio: '', photo_file_id: second })
  const state = async (id: number) => (await ctx.db.select().from(files).where(eq(files.id, id)))[0]
  expect(await state(first)).toMatchObject({ public: false, attached: false })
  expect(await state(second)).toMatchObject({ public: true, attached: true })
  expect(await updateMe({ bio: '', photo_file_id: second })).toMatchObject({ photo: { document: { id: second } } })
  expect(await updateMe({})).toMatchObject({ photo: null, discoverable: false })
})

test("somebody else's photo, a long bio and a visitor are refused", async ({ ctx, as, api }) => {
  const { updateMe } = (await as(await aUser(ctx))).accounts.users
  const foreign = await aPhoto(ctx, (await aUser(ctx)).id)
  await expect(updateMe({ photo_file_id: foreign })).rejects.toMatchObject({
    status: 422,
    data: { errors: { photo_file_id: [expect.stringMatching(/Envie/)] } },
  })
  await expect(updateMe({ bio: 'x'.repeat(501) })).rejects.toMatchObject({ status: 422 })
  await expect(api.accounts.users.updateMe({})).rejects.toMatchObject({ status: 401 })
})

test('people are followed by a save, but nobody follows themself, nor somebody who is gone', async ({ ctx, as }) => {
  const followed = await aUser(ctx)
  const follower = await aUser(ctx)
  const client = await as(follower)
  expect(await client.social.saves.save({ user_id: followed.id })).toEqual({ is_save: true, saves_count: 1 })
  expect(await client.accounts.users.show({ id_or_nickname: followed.nickname })).toMatchObject({
    is_save: true,
    saves_count: 1,
  })
  expect(await client.social.saves.unsave({ user_id: followed.id, tipo: 'unfollow' })).toEqual({
    is_save: false,
    saves_count: 0,
  })
  await expect(client.social.saves.save({ user_id: follower.id })).rejects.toMatchObject({ status: 422 })
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, followed.id))
  await expect(client.social.saves.save({ user_id: followed.id })).rejects.toMatchObject({ status: 404 })
})

test('an account whose e-mail is not confirmed has a profile for nobody but itself, and is in no list', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const user = await aUser(ctx, { nickname: 'sem-confirmar', email_verified_at: null, discoverable: true })
  const other = await as(await aUser(ctx))
  for (const id_or_nickname of [user.nickname, String(user.id)])
    for (const { users } of [api.accounts, other.accounts])
      await expect(users.show({ id_or_nickname })).rejects.toMatchObject({ status: 404 })
  await expect(other.social.saves.save({ user_id: user.id })).rejects.toMatchObject({ status: 404 })
  expect((await api.accounts.users.list({ search: 'sem-confirmar' })).total).toBe(0)
  const { data } = await api.accounts.users.addresses({ page: 1, per_file: 100 })
  expect(data.map(({ nickname }) => nickname)).not.toContain(user.nickname)
  expect((await page('/perfil/sem-confirmar')).status).toBe(404)
  expect((await (await as(user)).accounts.users.show({ id_or_nickname: user.nickname })).own).toBeTruthy()
})
