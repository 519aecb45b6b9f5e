import { Readable } from 'node:stream'
import { load } from 'cheerio'
import { eq, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { withViewer } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aGrower } from '../a-grower.factory.ts'
import { placeOfExport } from './export-place.model.ts'
import { exportsJobs } from './exports.jobs.ts'
import { findOpenable } from './exports.queries.ts'
import { data_exports } from './exports.table.ts'
import { filesOfExport } from './open-zip.factory.ts'

test('a copy holds what the database holds of the person, their photos, and words about it', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { user, open, hidden, photo, theirs } = await aGrower(ctx)
  const client = await as(user)
  await client.social.saves.save({ plant_id: theirs.id })
  const input = (await client.privacy.exports.request({ password: factoryPassword })).latest
  expect(input).toMatchObject({ status: 'waiting', percent: 0 })
  const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, user.id))
  await exportsJobs['privacy.export'](ctx, { export_id: row?.id ?? 0 })

  const { latest } = await client.privacy.exports.latest()
  expect(latest).toMatchObject({ status: 'ready', percent: 100, expires_at: new Date(ctx.now().getTime() + 7 * DAY) })
  const found = await filesOfExport(ctx, latest?.uuid ?? '')
  const json = (name: string) => JSON.parse(found.get(`dados/${name}.json`)?.toString() ?? 'null')
  const stored = await ctx.db.select().from(plants).where(eq(plants.created_by, user.id)).orderBy(plants.id)
  const expected = stored.map(({ search_text: _, idempotency_key: __, ...plant }) => plant)
  expect(json('plantas')).toEqual(JSON.parse(JSON.stringify(expected)))
  expect(json('plantas').map(({ id }: { id: number }) => id)).toEqual([open.id, hidden.id])
  expect(json('conta')).toMatchObject([{ nickname: user.nickname, email: user.email, bio: 'bio-quasar' }])
  expect(json('conta')[0]).not.toHaveProperty('password_hash')
  expect(json('registros')).toMatchObject([{ text: 'registro-quasar' }])
  expect(json('salves')).toMatchObject([{ target: 'plant', target_id: theirs.id }])
  expect(json('mensagens-para-a-equipe')).toMatchObject([{ message: 'mensagem-quasar' }])
  expect(json('aceites-dos-termos')).toHaveLength(1)
  expect(found.get(`fotos/${photo.id}.webp`)?.toString()).toBe('foto-quasar-640')
  expect([...found.values()].filter((bytes) => bytes.toString().trim() === '[\n]')).toEqual([])
  expect(found.has('dados/robos-medidas.json')).toBe(false)
  const $ = load(found.get('copia.html')?.toString() ?? '')
  expect($('summary').text()).toContain('Plantas (2 itens)')
  expect($('#plantas').text()).toContain(open.name)
  expect($('#registros').text()).toContain('registro-quasar')
  const words = found.get('leiame.txt')?.toString()
  expect(words).toContain('dados/plantas.json: Plantas (2 itens)')
  expect(words).toContain('Links de uso único: São segredos')
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.to, user.email))
  expect(mail).toMatchObject({ subject: 'A cópia dos seus dados está pronta' })
  expect(await findOpenable(await contextOf(user), latest?.uuid ?? '')).toBeTruthy()
})

test('only the owner opens it, only for 7 days; then the sweep throws the file away', async ({
  ctx,
  as,
  clock,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const client = await as(user)
  await client.privacy.exports.request({ password: factoryPassword })
  const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, user.id))
  await exportsJobs['privacy.export'](ctx, { export_id: row?.id ?? 0 })
  const uuid = row?.uuid ?? ''
  expect(await findOpenable(await contextOf(await aUser(ctx)), uuid)).toBeUndefined()
  expect(await findOpenable(withViewer(ctx, null), uuid)).toBeUndefined()
  const owner = await contextOf(user)
  clock.now = new Date(clock.now.getTime() + 7 * DAY - 1000)
  expect(await findOpenable(owner, uuid)).toBeTruthy()
  await exportsJobs['privacy.sweep_exports'](ctx)
  expect(await ctx.env.storage.read(placeOfExport(uuid))).not.toBeNull()
  clock.now = new Date(clock.now.getTime() + 2000)
  expect(await findOpenable(owner, uuid)).toBeUndefined()
  await exportsJobs['privacy.sweep_exports'](ctx)
  expect(await ctx.env.storage.read(placeOfExport(uuid))).toBeNull()
  expect((await client.privacy.exports.latest()).latest?.status).toBe('expired')
})

test('asked again while it is under way it is the same one; once a day; only signed in', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const client = await as(await aUser(ctx))
  const first = (await client.privacy.exports.request({ password: factoryPassword })).latest
  expect((await client.privacy.exports.request({ password: factoryPassword })).latest?.uuid).toBe(first?.uuid)
  const [row] = await ctx.db
    .select()
    .from(data_exports)
    .where(eq(data_exports.uuid, first?.uuid ?? ''))
  await exportsJobs['privacy.export'](ctx, { export_id: row?.id ?? 0 })
  await expect(client.privacy.exports.request({ password: factoryPassword })).rejects.toMatchObject({ status: 429 })
  clock.now = new Date(clock.now.getTime() + DAY)
  expect((await client.privacy.exports.request({ password: factoryPassword })).latest?.uuid).not.toBe(first?.uuid)
  await expect(api.privacy.exports.request({ password: factoryPassword })).rejects.toMatchObject({ status: 401 })
  await expect(api.privacy.exports.latest()).rejects.toMatchObject({ status: 401 })
})

test('a worker that was killed in the middle begins anew; one that always fails is given up and may be asked again', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx)
  const client = await as(user)
  await client.privacy.exports.request({ password: factoryPassword })
  const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, user.id))
  const job = { export_id: row?.id ?? 0 }
  // The state after a killed worker: started, partly reported, no file.
  await ctx.db.update(data_exports).set({ status: 'running', attempts: 1, percent: 40 })
  await exportsJobs['privacy.export'](ctx, job)
  expect((await client.privacy.exports.latest()).latest).toMatchObject({ status: 'ready' })
  await ctx.db.update(data_exports).set({ status: 'waiting', attempts: 3 })
  const broken = { ...ctx, env: { ...ctx.env, storage: { ...ctx.env.storage, putStream: fullDisk } } }
  await expect(exportsJobs['privacy.export'](broken, job)).rejects.toThrow('disco cheio')
  expect((await client.privacy.exports.latest()).latest).toMatchObject({ status: 'waiting', percent: 0 })
  await exportsJobs['privacy.export'](broken, job)
  expect((await client.privacy.exports.latest()).latest).toMatchObject({ status: 'failed' })
  expect((await client.privacy.exports.request({ password: factoryPassword })).latest).toMatchObject({
    status: 'waiting',
  })
  const { rows } = await ctx.db.execute(sql`select key from graphile_worker.jobs where key like 'export:%'`)
  expect(rows).toHaveLength(2)
})

test('a photo that breaks while it is read fails the copy instead of waiting for ever, and leaves no file', async ({
  ctx,
  as,
}) => {
  const { user } = await aGrower(ctx)
  const client = await as(user)
  const uuid = (await client.privacy.exports.request({ password: factoryPassword })).latest?.uuid ?? ''
  const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.uuid, uuid))
  const read = async () => ({ size: 9, stream: brokenPhoto })
  const broken = { ...ctx, env: { ...ctx.env, storage: { ...ctx.env.storage, read } } }
  await expect(exportsJobs['privacy.export'](broken, { export_id: row?.id ?? 0 })).rejects.toThrow('setor ruim')
  expect(await ctx.env.storage.read(placeOfExport(uuid))).toBeNull()
  expect((await ctx.env.storage.list('exports')).filter(({ name }) => name.includes(uuid))).toEqual([])
})

const brokenPhoto = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('foto')
      throw new Error('setor ruim')
    })(),
  )

const fullDisk = async () => {
  throw new Error('disco cheio')
}
