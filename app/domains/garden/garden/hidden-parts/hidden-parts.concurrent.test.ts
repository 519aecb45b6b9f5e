import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { files, type StoredFile } from '#platform/files/files.table.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import { aStripedPhoto } from '#platform/files/uploaded-photo.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

const half = { width: 0.4, height: 0.4, y: 0.3 }

test('two calls at once on one photo: what both asked for is covered', async ({ ctx, as, contextOf }) => {
  const grower = await aUser(ctx)
  const photo = await aStripedPhoto(await contextOf(grower), { width: 600, height: 400 })
  const { hiddenParts } = (await as(grower)).garden
  const answers = await Promise.all(
    [0.05, 0.55].map((x) => hiddenParts.hide({ id: photo.id, parts: [{ ...half, x }] })),
  )
  const [after] = (await ctx.db.select().from(files).where(eq(files.id, photo.id))) as [StoredFile]
  expect(answers.filter(({ url }) => url.includes(after.key))).toHaveLength(1)
  const stored = await ctx.env.storage.read(photoPath(after.storage_key, 600, 'webp'))
  const bytes = stored && (await buffer(stored.stream()))
  for (const left of [42, 342]) {
    const inside = await sharp(bytes as Buffer)
      .extract({ left, top: 132, width: 216, height: 136 })
      .png()
      .toBuffer()
    expect((await sharp(inside).stats()).channels[0]?.stdev).toBeLessThan(14)
  }
})
