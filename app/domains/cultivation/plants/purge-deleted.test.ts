import { eq, inArray } from 'drizzle-orm'
import { saves } from '#domains/social/saves/saves.table.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { updates } from '../updates/updates.table.ts'
import { aPlant } from './plants.factory.ts'
import { plant_photos, plants } from './plants.table.ts'
import { purgeDeleted } from './purge-deleted.ts'

const DAY = 86_400_000

test('what was deleted 30 days ago is gone for good with its photos; what was deleted later, or never, stays', async ({
  ctx,
  clock,
}) => {
  const ago = (days: number) => new Date(clock.now.getTime() - days * DAY)
  const old = await aPlant(ctx, { deleted_at: ago(31), photos: 2 })
  const fresh = await aPlant(ctx, { deleted_at: ago(29), photos: 1, created_by: old.created_by })
  const alive = await aPlant(ctx, { photos: 1, created_by: old.created_by })
  await ctx.db.insert(saves).values({ user_id: alive.created_by, target: 'plant', target_id: old.id })
  const note = { plant_id: alive.id, created_by: alive.created_by, happened_at: ctx.now() }
  await ctx.db.insert(updates).values([
    { ...note, text: 'foi', deleted_at: ago(40) },
    { ...note, text: 'fica' },
  ])
  const [gone] = await ctx.db.select().from(plant_photos).where(eq(plant_photos.plant_id, old.id))
  await purgeDeleted(ctx)

  const left = await ctx.db
    .select({ id: plants.id })
    .from(plants)
    .where(inArray(plants.id, [old.id, fresh.id, alive.id]))
  expect(left.map(({ id }) => id).sort()).toEqual([fresh.id, alive.id].sort())
  expect(await ctx.db.select().from(saves)).toEqual([])
  expect(await ctx.db.select({ text: updates.text }).from(updates)).toEqual([{ text: 'fica' }])
  const photos = await ctx.db.select().from(files).where(eq(files.created_by, old.created_by))
  expect(photos.filter(({ attached }) => !attached)).toHaveLength(2)
  expect(photos.find(({ id }) => id === gone?.file_id)?.attached).toBe(false)
})
