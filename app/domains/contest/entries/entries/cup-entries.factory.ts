import { asc, eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { hashOf } from './cup-entries.actions.ts'
import { type CupEntry, cup_entries, cup_entry_photos } from './cup-entries.table.ts'
import { proofOf } from './proof.queries.ts'

let made = 0

/** A private plant of somebody with photos, and their ids. */
export async function aPlantWithPhotos(ctx: Context, created_by: number, photos = 1) {
  const plant = await aPlant(ctx, { created_by, photos })
  const rows = await ctx.db
    .select({ id: plant_photos.file_id })
    .from(plant_photos)
    .where(eq(plant_photos.plant_id, plant.id))
    .orderBy(asc(plant_photos.position))
  return { plant, photo_ids: rows.map(({ id }) => id) }
}

type Of = { id: number; edition_id: number }

/** A redondo with a plant and a photo; of a new grower unless `user_id` is given. */
export async function anEntry(
  ctx: Context,
  { id: modality_id, edition_id }: Of,
  fields: Partial<typeof cup_entries.$inferInsert> = {},
): Promise<CupEntry & { grower: { id: number } }> {
  const user_id = fields.user_id ?? (await aUser(ctx)).id
  const { plant, photo_ids } = await aPlantWithPhotos(ctx, user_id)
  const proof = await proofOf(ctx, plant.id, photo_ids)
  const number = ++made
  const [entry] = await ctx.db
    .insert(cup_entries)
    .values({
      ...{ edition_id, modality_id, plant_id: plant.id, proof, proof_hash: hashOf(proof), shown: {} },
      ...{ blind_number: 1000 + (number % 9000), title: `Redondo ${number}` },
      ...fields,
      user_id,
    })
    .returning()
  if (!entry) throw new Error('insert returned no row')
  await ctx.db.insert(cup_entry_photos).values(
    proof.photos.map(({ file_id, taken_at }, position) => ({
      ...{ entry_id: entry.id, file_id, position },
      taken_at: new Date(taken_at),
    })),
  )
  return { ...entry, grower: { id: user_id } }
}
