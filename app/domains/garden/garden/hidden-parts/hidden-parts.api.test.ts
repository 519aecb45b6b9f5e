import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { eraseStored, makeAvif } from '#platform/files/files.jobs.ts'
import { files, type StoredFile } from '#platform/files/files.table.ts'
import { photoFolder, photoPath } from '#platform/files/photo-path.ts'
import { aStripedPhoto } from '#platform/files/uploaded-photo.factory.ts'
import type { Part } from '#shared/mosaic.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant } from '../plants/plants.factory.ts'
import { aSpace } from '../spaces/spaces.factory.ts'

const part = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
const rowOf = async ({ db }: Context, id: number) =>
  (await db.select().from(files).where(eq(files.id, id)))[0] as StoredFile

/** Standard deviation of brightness inside a part of a stored size: stripes have about 127, a flat tile none. */
async function spreadIn(ctx: Context, file: StoredFile, width: number, kind: 'webp' | 'avif', { x, y, ...size }: Part) {
  const stored = await ctx.env.storage.read(photoPath(file.storage_key, width, kind))
  if (!stored) throw new Error(`${width} ${kind} is not there`)
  const picture = sharp(await buffer(stored.stream()))
  const { width: w = 0, height: h = 0 } = await picture.metadata()
  // Slightly inside: lossy compression blurs the edge.
  const left = Math.ceil((x + 0.02) * w)
  const top = Math.ceil((y + 0.02) * h)
  const inside = { left, top, width: Math.floor((size.width - 0.04) * w), height: Math.floor((size.height - 0.04) * h) }
  const { channels } = await sharp(await picture.extract(inside).png().toBuffer()).stats()
  return channels[0]?.stdev ?? 0
}

async function aGrowersPhoto(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>) {
  const grower = await aUser(ctx)
  return { grower, photo: await aStripedPhoto(await contextOf(grower)) }
}

test('what is hidden is gone from every size, format and stand-in; what is beside it stays', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { grower, photo } = await aGrowersPhoto(ctx, contextOf)
  await makeAvif(ctx, { file_id: photo.id })
  const { hiddenParts } = (await as(grower)).garden
  const shown = await hiddenParts.show({ id: photo.id })
  const hidden = await hiddenParts.hide({ id: photo.id, parts: [part] })
  const after = await rowOf(ctx, photo.id)
  expect(hidden.id).toBe(photo.id)
  expect(hidden.url).not.toBe(shown.url)
  expect([after.key === photo.key, after.storage_key === photo.storage_key, after.has_avif]).toEqual([
    false,
    false,
    false,
  ])
  expect(after.placeholder).not.toBe(photo.placeholder)
  expect(after.sizes).toEqual([320, 640, 1280, 1600])
  await makeAvif(ctx, { file_id: photo.id })
  expect((await rowOf(ctx, photo.id)).has_avif).toBe(true)
  for (const kind of ['webp', 'avif'] as const)
    for (const width of after.sizes) {
      expect(await spreadIn(ctx, after, width, kind, part), `${width} ${kind}`).toBeLessThan(14)
      expect(await spreadIn(ctx, after, width, kind, { ...part, y: 0 }), `${width} ${kind} beside`).toBeGreaterThan(60)
    }
})

test('the job of the same transaction erases what was, and the AVIF of before is not written back', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { grower, photo } = await aGrowersPhoto(ctx, contextOf)
  const slow = slowStorage(ctx)
  const encoding = makeAvif(slow.ctx, { file_id: photo.id })
  await slow.reading
  await (await as(grower)).garden.hiddenParts.hide({ id: photo.id, parts: [part] })
  await eraseStored(ctx, photo)
  slow.go()
  await encoding
  expect(await ctx.env.storage.list(photoFolder(photo.storage_key))).toEqual([])
  const after = await rowOf(ctx, photo.id)
  expect(after.has_avif).toBe(false)
  expect(await ctx.env.storage.list(photoFolder(after.storage_key))).toHaveLength(after.sizes.length)
  const { rows } = await ctx.db.execute<{ payload: { storage_key?: string } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'files.erase'`,
  )
  expect(rows.map(({ payload }) => payload.storage_key)).toContain(photo.storage_key)
})

/** A storage whose first read blocks until released. */
function slowStorage(ctx: Context) {
  const { promise: reading, resolve: started } = Promise.withResolvers<void>()
  const { promise: free, resolve: go } = Promise.withResolvers<void>()
  const read: Context['env']['storage']['read'] = async (name) => {
    const found = await ctx.env.storage.read(name)
    const bytes = found && (await buffer(found.stream()))
    started()
    await free
    return bytes && { size: bytes.length, stream: () => sharp(bytes).webp() }
  }
  return { ctx: { ...ctx, env: { ...ctx.env, storage: { ...ctx.env.storage, read } } }, reading, go }
}

test('the plant, its album and its updates show the new address only', async ({ ctx, as, contextOf }) => {
  const { grower, photo } = await aGrowersPhoto(ctx, contextOf)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const {
    journal: { updates },
    garden: { hiddenParts },
  } = await as(grower)
  await updates.post({ id_or_slug: plant.slug, kind: 'foto', photo_ids: [photo.id] })
  const purged: string[][] = []
  const { cache } = ctx.env
  const { purge } = cache
  cache.purge = (tags) => void purged.push([...tags])
  const hidden = await hiddenParts.hide({ id: photo.id, parts: [part] })
  cache.purge = purge
  expect(hidden.url).not.toContain('assinatura')
  const album = await updates.album({ id_or_slug: plant.slug })
  expect(album.data[0]?.document).toEqual(hidden)
  expect(purged.flat()).toEqual(expect.arrayContaining(['plants', `plant:${plant.id}`, `user:${grower.id}`]))
})

test('somebody else’s photo does not exist, for staff neither; a visitor signs in first', async ({
  ctx,
  as,
  api,
  contextOf,
}) => {
  const { photo } = await aGrowersPhoto(ctx, contextOf)
  for (const user of [await aUser(ctx), await aUser(ctx, { user_type: 'admin' })]) {
    const { hiddenParts } = (await as(user)).garden
    await expect(hiddenParts.show({ id: photo.id })).rejects.toMatchObject({ status: 404 })
    await expect(hiddenParts.hide({ id: photo.id, parts: [part] })).rejects.toMatchObject({ status: 404 })
  }
  await expect(api.garden.hiddenParts.show({ id: photo.id })).rejects.toMatchObject({ status: 401 })
  await expect(api.garden.hiddenParts.hide({ id: photo.id, parts: [part] })).rejects.toMatchObject({ status: 401 })
  expect((await rowOf(ctx, photo.id)).key).toBe(photo.key)
})

test('outside the photo, without size, none, more than eight: said beside the part, nothing changes', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { grower, photo } = await aGrowersPhoto(ctx, contextOf)
  const { hiddenParts } = (await as(grower)).garden
  const outside = ['A parte precisa ficar dentro da foto.']
  const refused: [Part[], Record<string, string[]>][] = [
    [[part, { ...part, x: 1.2, width: 0.1 }], { 'parts.1.x': outside }],
    [[{ ...part, y: -0.1 }], { 'parts.0.y': outside }],
    [[{ ...part, x: 0.8 }], { 'parts.0.width': outside }],
    [[{ ...part, y: 0.8 }], { 'parts.0.height': outside }],
    [[{ ...part, width: 0 }], { 'parts.0.width': ['Informe um tamanho maior que zero.'] }],
    [[], { parts: ['Marque o que quer esconder.'] }],
    [Array.from({ length: 9 }, () => part), { parts: ['Esconda no máximo 8 partes de uma vez.'] }],
  ]
  for (const [parts, errors] of refused)
    await expect(hiddenParts.hide({ id: photo.id, parts })).rejects.toMatchObject({
      status: 422,
      data: { errors: expect.objectContaining(errors) },
    })
  await expect(hiddenParts.hide({ id: photo.id, parts: [{ ...part, x: Number.NaN }] })).rejects.toMatchObject({
    status: 422,
  })
  expect((await rowOf(ctx, photo.id)).key).toBe(photo.key)
})

test('what staff put on a plant or into a space is its grower’s to hide; nobody else’s', async ({
  ctx,
  as,
  contextOf,
}) => {
  const grower = await aUser(ctx)
  const admin = await aUser(ctx, { user_type: 'admin' })
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const staff = (await as(admin)).journal
  const photo = await aStripedPhoto(await contextOf(admin))
  await staff.updates.post({ id_or_slug: plant.slug, kind: 'foto', photo_ids: [photo.id] })
  const inside = await aStripedPhoto(await contextOf(admin))
  await staff.updates.act({ kind: 'limpeza', measures: {}, space_id: space.id, photo_ids: [inside.id] })

  const neighbour = (await as(await aUser(ctx))).garden.hiddenParts
  const {
    garden: { hiddenParts },
    journal: { updates },
  } = await as(grower)
  for (const { id } of [photo, inside]) {
    await expect(neighbour.show({ id })).rejects.toMatchObject({ status: 404 })
    await expect(neighbour.hide({ id, parts: [part] })).rejects.toMatchObject({ status: 404 })
    const shown = await hiddenParts.show({ id })
    expect((await hiddenParts.hide({ id, parts: [part] })).url).not.toBe(shown.url)
  }
  const [line] = (await updates.list({ id_or_slug: plant.slug })).data
  await updates.takeAway({ id: line?.id ?? 0 })
  // Removed from the plant, it belongs to nothing of the grower's; nor does a staff photo used elsewhere.
  const elsewhere = await aStripedPhoto(await contextOf(admin))
  for (const { id } of [photo, elsewhere])
    await expect(hiddenParts.hide({ id, parts: [part] })).rejects.toMatchObject({ status: 404 })
})
