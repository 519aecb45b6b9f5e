import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { attachPhotos, detachPhotos, setPhotosPublic } from '#platform/files/attach-photos.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { ad_types } from '../types/ad-types.table.ts'
import { showAd } from './ads.queries.ts'
import type { AdCard, AdChange, AdInput } from './ads.schemas.ts'
import { ads } from './ads.table.ts'

export const createAd = (ctx: Context, { file_ids, ...input }: AdInput): Promise<AdCard> =>
  ctx.transaction(async (tx) => {
    await demandType(tx, input.type_id)
    const file_id = file_ids[0] as number
    await showPicture(tx, file_id)
    const [row] = await tx.db
      .insert(ads)
      .values({ ...input, file_id, created_at: tx.now() })
      .returning({ id: ads.id })
    if (!row) throw new Error('insert returned no row')
    return noted(tx, 'ad.created', row.id)
  })

export const changeAd = (ctx: Context, { id, ...edit }: AdChange): Promise<AdCard> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    const { file_ids, ...input } = mergeEdit(edit, {
      ...pick(before, 'type_id', 'name', 'alt', 'link', 'starts_on', 'ends_on', 'weight', 'daily_limit', 'active'),
      file_ids: before.file_id ? [before.file_id] : [],
    })
    await demandType(tx, input.type_id)
    const file_id = file_ids[0] as number
    if (before.file_id !== file_id) {
      await hidePicture(tx, before.file_id)
      await showPicture(tx, file_id)
    }
    const card = await showAd(tx, id)
    await tx.db
      .update(ads)
      .set({ ...input, file_id })
      .where(eq(ads.id, id))
    return noted(tx, 'ad.changed', id, card)
  })

/** Deletes it with its counters and its picture. */
export const removeAd = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { file_id } = await locked(tx, id)
    const before = await showAd(tx, id)
    await tx.db.delete(ads).where(eq(ads.id, id))
    await hidePicture(tx, file_id)
    await audit(tx, { action: 'ad.deleted', subject: `ad:${id}`, before: plain(before) })
  })

const showPicture = (tx: Context, file_id: number) => attachPhotos(tx, [file_id], { public: true, field: 'file_ids' })

async function hidePicture(tx: Context, file_id: number | null) {
  const gone = file_id === null ? [] : [file_id]
  await setPhotosPublic(tx, gone, false)
  await detachPhotos(tx, gone)
}

/** Locked for sharing: it is not deleted meanwhile. */
async function demandType(tx: Context, id: number) {
  const [type] = await tx.db.select({ id: ad_types.id }).from(ad_types).where(eq(ad_types.id, id)).for('share')
  if (!type) throw invalidField('type_id', 'Esse espaço não existe mais. Escolha outro.')
}

async function locked(tx: Context, id: number) {
  const [ad] = await tx.db.select().from(ads).where(eq(ads.id, id)).for('update')
  if (!ad) throw new AppError('not_found', 'Esse anúncio não existe mais.')
  return ad
}

async function noted(tx: Context, action: string, id: number, before?: AdCard) {
  const after = await showAd(tx, id)
  await audit(tx, { action, subject: `ad:${id}`, before: before && plain(before), after: plain(after) })
  return after
}

/** For the audit log: without the picture's data. */
const plain = ({ photo, ...ad }: AdCard) => ({ ...ad, photo_id: photo?.id ?? null })
