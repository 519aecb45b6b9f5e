import { and, eq } from 'drizzle-orm'
import { reservedSlugs } from '#domains/site/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { freeSlug } from '#platform/slugs.ts'
import { fieldErrors } from '#platform/validation.ts'
import { searchable } from '#shared/text.ts'
import '../cultivation.events.ts'
import { demandCreatorFor } from '../demand-creator.ts'
import { isCreator } from '../ownership.ts'
import { demandOpenType } from './staff/stuff-types.actions.ts'
import type { Specs } from './stuff-specs.ts'
import { findOwnStuff, showStuff, stuffAlbum } from './stuffs.queries.ts'
import { readSpecs, type StuffChange, type StuffCreate, type StuffDetail } from './stuffs.schemas.ts'
import { type Stuff, stuffs } from './stuffs.table.ts'

/** A new item with its photos. The same form sent twice answers with the item of the first time. */
export function createStuff(ctx: Context, { photo_ids, specs, ...fields }: StuffCreate): Promise<StuffDetail> {
  const checked = demandSpecs(fields.stuff_type_id, specs)
  return ctx.transaction(async (tx) => {
    const again = await madeBefore(tx, fields.idempotency_key)
    if (again) return showStuff(tx, again)
    await demandOpenType(tx, fields.stuff_type_id)
    const slug = await freeSlug(tx, stuffs, fields.name, { otherwise: 'item', reserved: reservedSlugs.item })
    const [stuff] = await tx.db
      .insert(stuffs)
      .values({ ...fields, specs: checked, slug, created_by: signedIn(tx).id, search_text: searchText(fields) })
      .onConflictDoNothing({ target: [stuffs.created_by, stuffs.idempotency_key] })
      .returning()
    if (!stuff) return showStuff(tx, (await madeBefore(tx, fields.idempotency_key)) ?? '')
    await stuffAlbum.fill(tx, stuff.id, photo_ids, { public: !stuff.private })
    await record(tx, 'stuff.changed', { stuff_id: stuff.id, created_by: stuff.created_by })
    return showStuff(tx, String(stuff.id))
  })
}

/** Changes an item; its type stays what it is. */
export function updateStuff(ctx: Context, { id_or_slug, photo_ids, specs, ...fields }: StuffChange) {
  return ctx.transaction(async (tx) => {
    const stuff = await findOwnStuff(tx, id_or_slug)
    demandCreatorFor(tx, stuff, fields.private, 'Só quem criou o item escolhe quem o vê.')
    const kept = { price: fields.price ?? null, bought_on: fields.bought_on ?? null }
    // Staff that helps does not see the price, so it can't change it either.
    const mine = isCreator(tx.viewer, stuff) ? kept : {}
    await tx.db
      .update(stuffs)
      .set({
        ...fields,
        price: stuff.price,
        bought_on: stuff.bought_on,
        ...mine,
        specs: demandSpecs(stuff.stuff_type_id, specs),
        search_text: searchText(fields),
        updated_at: tx.now(),
      })
      .where(eq(stuffs.id, stuff.id))
    await stuffAlbum.replace(tx, stuff.id, photo_ids, { public: !fields.private })
    if (fields.private !== stuff.private)
      await setPhotosPublic(tx, await stuffAlbum.idsOf(tx, stuff.id), !fields.private)
    await noteStaff(tx, stuff, 'stuff.update')
    await record(tx, 'stuff.changed', { stuff_id: stuff.id, created_by: stuff.created_by })
    return showStuff(tx, String(stuff.id))
  })
}

/** Gone from lists, spaces and plants at once. */
export const deleteStuff = (ctx: Context, id_or_slug: string) =>
  ctx.transaction(async (tx) => {
    const stuff = await findOwnStuff(tx, id_or_slug)
    await tx.db.update(stuffs).set({ deleted_at: tx.now() }).where(eq(stuffs.id, stuff.id))
    await setPhotosPublic(tx, await stuffAlbum.idsOf(tx, stuff.id), false)
    await noteStaff(tx, stuff, 'stuff.delete')
    await record(tx, 'stuff.changed', { stuff_id: stuff.id, created_by: stuff.created_by })
  })

function demandSpecs(stuff_type_id: number, given: unknown): Specs {
  const read = readSpecs(stuff_type_id, given)
  if (read.success) return read.data.specs as Specs
  throw new AppError('invalid', undefined, { errors: fieldErrors(read.error.issues) })
}

async function noteStaff(tx: Context, stuff: Stuff, action: string) {
  if (isCreator(tx.viewer, stuff)) return
  const [after] = await tx.db.select().from(stuffs).where(eq(stuffs.id, stuff.id))
  await audit(tx, { action, subject: `stuff:${stuff.id}`, before: stuff, after })
}

async function madeBefore(tx: Context, key: string | undefined) {
  if (!key) return undefined
  const mine = and(eq(stuffs.created_by, signedIn(tx).id), eq(stuffs.idempotency_key, key))
  const [stuff] = await tx.db.select({ id: stuffs.id }).from(stuffs).where(mine)
  return stuff && String(stuff.id)
}

const searchText = ({ name, brand, model }: Pick<Stuff, 'name' | 'brand' | 'model'>) =>
  searchable(`${name} ${brand} ${model}`)
