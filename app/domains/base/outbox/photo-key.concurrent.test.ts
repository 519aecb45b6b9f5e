import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { storePhoto } from '#platform/files/store-photo.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

const key = '019a0000-0000-4000-8000-000000000001'

async function aPicture() {
  const path = join(tmpdir(), `grower-foto-${crypto.randomUUID()}.jpg`)
  await writeFile(
    path,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4d7c3a' } })
      .jpeg()
      .toBuffer(),
  )
  return path
}

test('a photo that comes again under its key, at once or later, is one photo; under another, or without, it is another', async ({
  ctx,
  contextOf,
}) => {
  const mine = await contextOf(await aUser(ctx))
  const path = await aPicture()
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => storePhoto(mine, path, key)))
  const later = await storePhoto(mine, path, key)
  expect(new Set([...atOnce, later].map(({ id }) => id)).size).toBe(1)
  const others = [
    await storePhoto(mine, path),
    await storePhoto(mine, path),
    await storePhoto(mine, path, crypto.randomUUID()),
  ]
  const hers = await storePhoto(await contextOf(await aUser(ctx)), path, key)
  const rows = await ctx.db.select().from(files)
  expect(rows).toHaveLength(5)
  expect(new Set([later, hers, ...others].map(({ id }) => id)).size, 'a key is its uploader’s own').toBe(5)
  const folders = await Promise.all(
    (await mine.env.storage.list('photos')).map(({ name }) => mine.env.storage.list(`photos/${name}`)),
  )
  const kept = folders.flat().map(({ name }) => name)
  for (const { storage_key } of rows) expect(kept).toContain(storage_key)
})
