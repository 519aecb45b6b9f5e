import { and, eq, isNull, sql } from 'drizzle-orm'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoFolder, photoPath } from '#platform/files/photo-path.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aGrower, traces } from '../a-grower.factory.ts'
import { placeOfExport } from '../exports/export-place.model.ts'
import { exportsJobs } from '../exports/exports.jobs.ts'
import { data_exports } from '../exports/exports.table.ts'
import { erasuresJobs } from './erasures.jobs.ts'
import { erasures } from './erasures.table.ts'

const password = factoryPassword

/** Where these texts still occur: table.column of every text, citext and JSON column of every table. */
async function occurrences({ db }: Context, words: string[]) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY') or udt_name = 'citext')`)
  const found: string[] = []
  for (const { table, column } of rows) {
    const [name, field] = [sql.identifier(table), sql.identifier(column)]
    for (const word of words) {
      const hit = await db.execute(
        sql`select from ${name} where position(${word} in lower(${field}::text)) > 0 limit 1`,
      )
      if (hit.rows.length) found.push(`${table}.${column}: ${word}`)
    }
  }
  return found
}

async function eraseDue(ctx: Context) {
  await erasuresJobs['privacy.erase_due'](ctx)
  for (const { id } of await ctx.db.select({ id: erasures.id }).from(erasures))
    await erasuresJobs['privacy.erase'](ctx, { erasure_id: id })
}

test('asked with nickname and password: hidden everywhere at once, sessions end, and a mail says how to stay', async ({
  ctx,
  as,
  api,
  contextOf,
}) => {
  const { user, open, photo, neighbour } = await aGrower(ctx)
  const client = await as(user)
  const { erase_after } = await client.privacy.erasures.ask({ nickname: 'Zulmira.Rara', password })
  expect(erase_after).toEqual(new Date(ctx.now().getTime() + 15 * DAY))
  for (const viewer of [api, await as(neighbour), await as(await aUser(ctx, { roles: ['admin'] }))]) {
    await expect(viewer.accounts.users.show({ id_or_nickname: user.nickname })).rejects.toMatchObject({ status: 404 })
    await expect(viewer.garden.plants.show({ id_or_slug: open.slug })).rejects.toMatchObject({ status: 404 })
    expect((await viewer.accounts.users.list({ search: 'zulmira' })).total).toBe(0)
    expect((await viewer.garden.plants.list({ search: 'quasar' })).total).toBe(0)
    expect((await viewer.garden.plants.list({ user: user.nickname })).total).toBe(0)
  }
  const { data } = await api.garden.plants.addresses({ page: 1, per_file: 5000 })
  expect(data.map(({ slug }) => slug)).not.toContain(open.slug)
  const [closed] = await ctx.db.select().from(files).where(eq(files.id, photo.id))
  expect(closed?.public).toBe(false)
  expect(closed?.key).not.toBe(photo.key)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.to, user.email))
  expect(mail?.text).toContain('6 de dezembro')
  // The earlier session has ended; a new one may only use the calls of this page.
  const { rows } = await ctx.db.execute(sql`select from sessions where user_id = ${user.id}`)
  expect(rows).toHaveLength(0)
  expect((await contextOf(user)).viewer?.leaving).toBe(true)
  const back = await as(user)
  await expect(back.garden.plants.list({})).resolves.toMatchObject({ total: expect.any(Number) })
  await expect(back.social.saves.save({ plant_id: open.id })).rejects.toMatchObject({
    status: 403,
    data: { reason: 'leaving' },
  })
})

test('who signs in and changes their mind has everything back, but not what they had deleted before', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const { user, open, hidden, photo, theirs } = await aGrower(ctx)
  const client = await as(user)
  const savesOfTheirs = async () => (await api.garden.plants.show({ id_or_slug: theirs.slug })).saves_count
  await client.social.saves.save({ plant_id: theirs.id })
  expect(await savesOfTheirs()).toBe(1)
  await client.garden.plants.remove({ id_or_slug: hidden.slug })
  clock.now = new Date(clock.now.getTime() + 60_000)
  await client.privacy.erasures.ask({ nickname: user.nickname, password })
  expect(await savesOfTheirs(), 'counted is who is there').toBe(0)
  clock.now = new Date(clock.now.getTime() + 14 * DAY)
  await eraseDue(ctx)
  expect(await api.accounts.sessions.login({ email: user.email, password })).toHaveProperty('token')
  const back = await as(user)
  expect((await back.privacy.erasures.show()).pending).toMatchObject({ erase_after: expect.any(Date) })
  await back.privacy.erasures.cancel()
  const stayed = await as(user)
  expect(await savesOfTheirs()).toBe(1)
  expect(await api.garden.plants.show({ id_or_slug: open.slug })).toMatchObject({ name: open.name })
  await expect(stayed.garden.plants.show({ id_or_slug: hidden.slug })).rejects.toMatchObject({ status: 404 })
  expect((await ctx.db.select().from(files).where(eq(files.id, photo.id)))[0]?.public).toBe(true)
  await expect(stayed.privacy.erasures.cancel()).rejects.toMatchObject({ status: 409 })
  clock.now = new Date(clock.now.getTime() + 14 * DAY)
  await eraseDue(ctx)
  expect(await api.accounts.users.show({ id_or_nickname: user.nickname })).toMatchObject({ bio: 'bio-quasar' })
})

test('after 15 days nothing of them is left in any table or file but what the registry keeps', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const { user, open, photo, theirs } = await aGrower(ctx)
  const client = await as(user)
  await client.social.saves.save({ plant_id: theirs.id })
  await client.privacy.consents.answer({ purpose: 'research', given: true })
  await client.accounts.sessions.login({ email: user.email, password: 'senha errada, de propósito' }).catch(() => null)
  await client.privacy.exports.request({ password: factoryPassword })
  const [copy] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, user.id))
  await exportsJobs['privacy.export'](ctx, { export_id: copy?.id ?? 0 })
  expect(await occurrences(ctx, traces)).not.toEqual([])
  await client.privacy.erasures.ask({ nickname: user.nickname, password })
  clock.now = new Date(clock.now.getTime() + 15 * DAY)
  await eraseDue(ctx)

  // The last mail is still to be delivered; then it is deleted too.
  expect((await occurrences(ctx, traces)).every((place) => place.startsWith('mails.'))).toBe(true)
  expect(await ctx.db.select().from(mails)).toMatchObject([{ to: user.email, subject: 'Sua conta foi apagada' }])
  await ctx.db.update(mails).set({ status: 'sent' })
  await erasuresJobs['privacy.sweep_farewells'](ctx)
  expect(await occurrences(ctx, traces)).toEqual([])
  expect(await ctx.env.storage.read(photoPath(photo.storage_key, 640, 'webp'))).toBeNull()
  expect(await ctx.env.storage.list(photoFolder(photo.storage_key))).toEqual([])
  expect(await ctx.env.storage.read(placeOfExport(copy?.uuid ?? ''))).toBeNull()

  const [tomb] = await ctx.db.select().from(users).where(eq(users.id, user.id))
  expect(tomb).toMatchObject({ nickname: `conta-apagada-${user.id}`, bio: '', photo_file_id: null })
  const stays =
    await ctx.db.execute(sql`select (select count(*) from terms_acceptances where user_id = ${user.id})::int as acceptances,
    (select count(*) from consents where user_id = ${user.id})::int as consents`)
  expect(stays.rows).toEqual([{ acceptances: 1, consents: 1 }])
  expect(await ctx.db.select().from(plants).where(eq(plants.created_by, user.id))).toEqual([])
  expect(
    await ctx.db
      .select()
      .from(saves)
      .where(and(eq(saves.target, 'plant'), eq(saves.target_id, open.id))),
  ).toEqual([])
  expect((await api.garden.plants.show({ id_or_slug: theirs.slug })).saves_count).toBe(0)

  // Nobody can take the nickname, and nobody can sign in.
  const terms = await api.legal.terms.current()
  const taken = {
    nickname: 'ZULMIRA.rara',
    email: 'outra@exemplo.com.br',
    password: 'uma frase bem comprida',
    adult: true,
  }
  await expect(
    api.accounts.registration.register({ ...taken, terms_of_service_id: terms.id, accept: true } as never),
  ).rejects.toMatchObject({ status: 422 })
  await expect(api.accounts.sessions.login({ email: user.email, password })).rejects.toMatchObject({ status: 401 })
})

test('the page before says what goes and what stays; a wrong nickname or password hides nothing', async ({
  ctx,
  as,
  api,
}) => {
  const { user } = await aGrower(ctx)
  const { erasures: calls } = (await as(user)).privacy
  const { pending, lost, kept } = await calls.show()
  expect(pending).toBeNull()
  expect(lost).toEqual(
    expect.arrayContaining([
      { label: 'Plantas', count: 2 },
      { label: 'Fotos', count: 1 },
    ]),
  )
  expect(kept.map(({ label }) => label)).toEqual(['Aceites dos termos', 'Registros de acesso', 'Conta e perfil'])
  await expect(calls.ask({ nickname: 'outra', password })).rejects.toMatchObject({
    data: { errors: { nickname: [expect.any(String)] } },
  })
  await expect(calls.ask({ nickname: user.nickname, password: 'errada' })).rejects.toMatchObject({
    data: { errors: { password: ['Esta não é a sua senha.'] } },
  })
  await expect(calls.ask({ nickname: '', password: '' })).rejects.toMatchObject({ status: 422 })
  await expect(api.privacy.erasures.ask({ nickname: user.nickname, password })).rejects.toMatchObject({ status: 401 })
  await expect(api.privacy.erasures.show()).rejects.toMatchObject({ status: 401 })
  const alive = and(eq(users.id, user.id), isNull(users.leaving_at))
  expect(await ctx.db.select().from(users).where(alive)).toHaveLength(1)
})
