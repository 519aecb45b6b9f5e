import type { Context } from '#platform/context.ts'
import { doubtPrice } from '#platform/doubt-price.ts'
import { AppError } from '#platform/errors.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { requireCreatorForPrivacy } from '#platform/owned/require-creator.ts'
import { fieldErrors } from '#platform/validation.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable } from '#shared/text.ts'
import { demandOpenType } from './staff/stuff-type.rules.ts'
import { stuffFields } from './stuff.form.ts'
import type { Specs } from './stuff-specs.schemas.ts'
import { ownedStuffs } from './stuffs.owned.ts'
import { isCreator } from './stuffs.policy.ts'
import { showStuff, stuffAlbum } from './stuffs.queries.ts'
import { readSpecs, type StuffChange, type StuffCreate, type StuffDetail } from './stuffs.schemas.ts'
import type { Stuff } from './stuffs.table.ts'

/** Creates an item with its photos. Idempotent: a repeated submit returns the first item. */
export function createStuff(ctx: Context, { photo_ids, specs, idempotency_key: key, ...fields }: StuffCreate) {
  const checked = demandSpecs(fields.stuff_type_id, specs)
  return ownedStuffs.create<StuffDetail>(ctx, {
    key,
    name: fields.name,
    fallback: 'item',
    reserved: reservedSlugs.item,
    values: async (tx) => {
      await demandOpenType(tx, fields.stuff_type_id)
      return { ...fields, specs: checked, search_text: searchText(fields) }
    },
    after: async (tx, stuff) => {
      await stuffAlbum.fill(tx, stuff.id, photo_ids, { public: !stuff.private })
    },
    show: showStuff,
  })
}

/** Updates an item; its type is immutable. */
export const updateStuff = (ctx: Context, { id_or_slug, sure, ...edit }: StuffChange) =>
  ownedStuffs.change(ctx, id_or_slug, {
    action: 'stuff.update',
    write: async (tx, stuff) => {
      const { photo_ids, specs, ...fields } = mergeEdit(edit, stuffFields(await showStuff(tx, String(stuff.id))))
      requireCreatorForPrivacy(tx, stuff, fields.private, 'Só quem criou o equipamento pode escolher quem vê.')
      const typed = { price: fields.price ?? null, bought_on: fields.bought_on ?? null }
      // Staff do not see the price, so they cannot change it.
      const { price, bought_on } = isCreator(tx.viewer, stuff) ? typed : stuff
      if (price && stuff.price) doubtPrice(stuff.price, price, sure)
      await ownedStuffs.set(tx, stuff, {
        ...fields,
        price,
        bought_on,
        specs: demandSpecs(stuff.stuff_type_id, specs),
        search_text: searchText(fields),
        updated_at: tx.now(),
      })
      await stuffAlbum.replace(tx, stuff.id, photo_ids, { public: !fields.private })
      if (fields.private !== stuff.private)
        await setPhotosPublic(tx, await stuffAlbum.idsOf(tx, stuff.id), !fields.private)
    },
    show: showStuff,
  })

/** Soft delete: hidden at once, and removed from spaces and plants. */
export const deleteStuff = (ctx: Context, id_or_slug: string) =>
  ownedStuffs.remove(ctx, id_or_slug, async (tx, stuff) => {
    await setPhotosPublic(tx, await stuffAlbum.idsOf(tx, stuff.id), false)
  })

function demandSpecs(stuff_type_id: number, specs: unknown): Specs {
  const read = readSpecs(stuff_type_id, specs)
  if (read.success) return read.data.specs as Specs
  throw new AppError('invalid', undefined, { errors: fieldErrors(read.error.issues) })
}

const searchText = ({ name, brand, model }: Pick<Stuff, 'name' | 'brand' | 'model'>) =>
  searchable(`${name} ${brand} ${model}`)
