import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context } from '#platform/context.ts'
import { aPdf, aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_file_openings, private_files } from '#platform/files/private-files.table.ts'
import { openPrivateFile } from '#platform/files/private-files.ts'
import { privatePlace } from '#platform/files/private-place.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aUser } from '../users/users.factory.ts'
import { user_documents } from './documents.table.ts'

const key = '0198aaaa-0000-7000-8000-00000000000a'
const storedBytes = async (ctx: Context, file_id: number) => {
  const [file] = await ctx.db.select().from(private_files).where(eq(private_files.id, file_id))
  const stored = file && (await ctx.env.storage.read(privatePlace(file.storage_key)))
  return stored ? buffer(stored.stream()) : null
}

test('a document is kept sealed and opens for its owner, who sees each opening', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  const { documents } = (await as(user)).accounts
  const file = await aPrivateFile(await contextOf(user), '../../Receita do mês.PDF')
  const kept = await documents.create({
    kind: 'prescription',
    number: ' RX-2026/77 ',
    issued_on: '2026-11-01',
    expires_on: '2026-12-03',
    note: 'óleo 1:1',
    file_id: file.id,
  })
  expect(kept).toMatchObject({
    kind: 'prescription',
    number: 'RX-2026/77',
    days_left: 12,
    note: 'óleo 1:1',
    file: { name: 'Receita do mês.pdf', kind: 'pdf' },
    openings: [],
  })
  const opened = await documents.open({ id: kept.id })
  expect(await opened.text()).toBe(aPdf)
  expect(opened.type).toBe('application/pdf')
  expect((await documents.show({ id: kept.id })).openings).toEqual([{ at: ctx.now(), ip: '127.0.0.1' }])
  expect((await storedBytes(ctx, file.id))?.includes('%PDF')).toBe(false)
  const [row] = await ctx.db.select().from(user_documents).where(eq(user_documents.id, kept.id))
  expect(JSON.stringify(row)).not.toMatch(/RX-2026|óleo/)
})

test('a photo loses what the camera wrote; what is neither PDF nor photo is refused', async ({ ctx, contextOf }) => {
  const me = await contextOf(await aUser(ctx))
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7d44' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  const file = await aPrivateFile(me, 'rg.pdf', photo)
  expect(sentFile(me, file)).toMatchObject({ kind: 'photo', name: 'rg.webp' })
  const kept = await sharp(await (await openPrivateFile(me, file)).arrayBuffer()).metadata()
  expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 900, undefined])
  for (const wrong of ['isto não é um documento', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])
    await expect(aPrivateFile(me, 'x.pdf', wrong)).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining('PDF ou uma foto'),
    })
})

test('to everybody else it does not exist, admins too', async ({ ctx, as, api, contextOf }) => {
  const user = await aUser(ctx)
  const file_id = (await aPrivateFile(await contextOf(user))).id
  const { id } = await (await as(user)).accounts.documents.create({ kind: 'identity', file_id })
  for (const stranger of [await aUser(ctx), await aUser(ctx, { roles: ['admin'] })]) {
    const { documents } = (await as(stranger)).accounts
    expect(await documents.list()).toEqual({ data: [] })
    for (const call of [documents.show, documents.open, documents.remove])
      await expect(call({ id })).rejects.toMatchObject({ status: 404 })
    await expect(documents.change({ id, kind: 'other' })).rejects.toMatchObject({ status: 404 })
    await expect(documents.create({ kind: 'identity', file_id })).rejects.toMatchObject({
      status: 422,
      data: { errors: { file_id: [expect.stringMatching(/Envie/)] } },
    })
  }
  await expect(api.accounts.documents.list()).rejects.toMatchObject({ status: 401 })
  await expect(api.accounts.documents.open({ id })).rejects.toMatchObject({ status: 401 })
  expect(await ctx.db.select().from(private_file_openings)).toEqual([])
})

test('the list goes by expiry: what ended first, what never ends last', async ({ ctx, as }) => {
  const { documents } = (await as(await aUser(ctx))).accounts
  for (const expires_on of [null, '2027-05-01', '2026-11-18', '2026-11-21'])
    await documents.create({ kind: 'other', expires_on })
  expect((await documents.list()).data.map(({ days_left }) => days_left)).toEqual([-3, 0, 161, null])
})

test('changing the file or deleting the document erases the one before, row and bytes', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const { documents } = (await as(user)).accounts
  const me = await contextOf(user)
  const [first, second] = [await aPrivateFile(me), await aPrivateFile(me, 'nova.pdf')]
  const { id } = await documents.create({ kind: 'anvisa', file_id: first.id })
  expect(await documents.change({ id, kind: 'anvisa', note: 'x', file_id: first.id })).toMatchObject({ note: 'x' })
  expect(await documents.change({ id, kind: 'anvisa', file_id: second.id })).toMatchObject({
    file: { name: 'nova.pdf' },
  })
  await documents.remove({ id })
  expect(await ctx.db.select().from(private_files)).toEqual([])
  const { rows } = await ctx.db.execute(sql`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'private_files.erase' order by j.id`)
  expect(rows).toEqual([first, second].map(({ storage_key }) => ({ payload: { storage_key } })))
  await expect(documents.show({ id })).rejects.toMatchObject({ status: 404 })
})

test('dates that can not be are refused beside their field; the same form sent twice is one document', async ({
  ctx,
  as,
}) => {
  const { documents } = (await as(await aUser(ctx))).accounts
  const wrong = async (input: object) =>
    documents.create({ kind: 'other', ...input }).catch((error) => Object.keys(error.data.errors))
  expect(await wrong({ issued_on: '2026-11-22' })).toEqual(['issued_on'])
  expect(await wrong({ issued_on: '2026-11-20', expires_on: '2026-11-19' })).toEqual(['expires_on'])
  expect(await wrong({ expires_on: '20026-01-01' })).toEqual(['expires_on'])
  expect(await wrong({ kind: 'multa' })).toEqual(['kind'])
  expect(await wrong({ file_id: 2 ** 31 })).toEqual(['file_id'])
  await expect(documents.show({ id: 2 ** 31 })).rejects.toMatchObject({ status: 422 })
  const first = await documents.create({ kind: 'other', idempotency_key: key })
  expect((await documents.create({ kind: 'other', idempotency_key: key })).id).toBe(first.id)
  expect((await documents.list()).data).toHaveLength(1)
})
