import { and, eq } from 'drizzle-orm'
import { reservedSlugs } from '#domains/site/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { freeSlug } from '#platform/slugs.ts'
import { searchable } from '#shared/text.ts'
import '../cultivation.events.ts'
import { demandCreatorFor } from '../demand-creator.ts'
import { leaveSpace, lockPlantsIn } from '../plants/place-changes.ts'
import { photoIdsOf } from './space-photos.ts'
import { isCreator } from './spaces.policy.ts'
import { findOwnSpace, findSpace, showSpace, spaceAlbum } from './spaces.queries.ts'
import type { SpaceArchive, SpaceChange, SpaceCreate, SpaceDetail, SpacePrivacy } from './spaces.schemas.ts'
import { type Space, spaces } from './spaces.table.ts'

/** A new space with its photos. The same form sent twice answers with the space of the first time. */
export function createSpace(ctx: Context, { photo_ids, ...fields }: SpaceCreate): Promise<SpaceDetail> {
  return ctx.transaction(async (tx) => {
    const again = await madeBefore(tx, fields.idempotency_key)
    if (again) return showSpace(tx, again)
    const slug = await freeSlug(tx, spaces, fields.name, { otherwise: 'espaco', reserved: reservedSlugs.espaco })
    const [space] = await tx.db
      .insert(spaces)
      .values({ ...fields, slug, created_by: signedIn(tx).id, search_text: searchable(fields.name) })
      .onConflictDoNothing({ target: [spaces.created_by, spaces.idempotency_key] })
      .returning()
    if (!space) return showSpace(tx, (await madeBefore(tx, fields.idempotency_key)) ?? '')
    await spaceAlbum.fill(tx, space.id, photo_ids, { public: !space.private })
    await record(tx, 'space.changed', { space_id: space.id, created_by: space.created_by })
    return showSpace(tx, String(space.id))
  })
}

const CREATOR_CHOOSES = 'Só quem criou o espaço escolhe quem o vê.'

export const updateSpace = (ctx: Context, { slug, photo_ids, ...fields }: SpaceChange) =>
  changeSpace(ctx, slug, 'space.update', async (tx, space) => {
    demandCreatorFor(tx, space, fields.private, CREATOR_CHOOSES)
    const { width_cm = null, depth_cm = null, height_cm = null, leaf_offset = null, ...rest } = fields
    await tx.db
      .update(spaces)
      .set({
        ...rest,
        width_cm,
        depth_cm,
        height_cm,
        leaf_offset,
        search_text: searchable(fields.name),
        updated_at: tx.now(),
      })
      .where(eq(spaces.id, space.id))
    await spaceAlbum.replace(tx, space.id, photo_ids, { public: !fields.private })
    if (fields.private !== space.private) await showPhotos(tx, space, !fields.private)
  })

/** The lock or the globe. Only the creator decides who may see. */
export const changeSpacePrivacy = (ctx: Context, { slug, private: isPrivate }: SpacePrivacy) =>
  changeSpace(ctx, slug, 'space.privacy', async (tx, space) => {
    if (!isCreator(tx.viewer, space)) throw new AppError('forbidden', CREATOR_CHOOSES)
    if (space.private === isPrivate) return
    await tx.db.update(spaces).set({ private: isPrivate, updated_at: tx.now() }).where(eq(spaces.id, space.id))
    await showPhotos(tx, space, !isPrivate)
  })

export const archiveSpace = (ctx: Context, { slug, archived }: SpaceArchive) =>
  changeSpace(ctx, slug, 'space.archive', async (tx, space) => {
    await tx.db
      .update(spaces)
      .set({ archived_at: archived ? (space.archived_at ?? tx.now()) : null })
      .where(eq(spaces.id, space.id))
  })

/** Gone for everybody at once; its plants stay, without a space. */
export const deleteSpace = (ctx: Context, slug: string) =>
  ctx.transaction(async (tx) => {
    await lockPlantsIn(tx, (await findSpace(tx, slug)).id)
    const space = await findOwnSpace(tx, slug)
    await leaveSpace(tx, space.id)
    await tx.db.update(spaces).set({ deleted_at: tx.now() }).where(eq(spaces.id, space.id))
    await showPhotos(tx, space, false)
    await noteStaff(tx, space, 'space.delete')
    await record(tx, 'space.changed', { space_id: space.id, created_by: space.created_by })
  })

/** Find, decide, write, answer: one transaction with the space's row locked; what staff does is in the audit log. */
export function changeSpace(
  ctx: Context,
  slug: string,
  action: string,
  write: (tx: Context, space: Space) => Promise<void>,
): Promise<SpaceDetail> {
  return ctx.transaction(async (tx) => {
    const space = await findOwnSpace(tx, slug)
    await write(tx, space)
    await noteStaff(tx, space, action)
    await record(tx, 'space.changed', { space_id: space.id, created_by: space.created_by })
    return showSpace(tx, String(space.id))
  })
}

async function noteStaff(tx: Context, space: Space, action: string) {
  if (isCreator(tx.viewer, space)) return
  const [after] = await tx.db.select().from(spaces).where(eq(spaces.id, space.id))
  await audit(tx, { action, subject: `space:${space.id}`, before: space, after })
}

async function madeBefore(tx: Context, key: string | undefined) {
  if (!key) return undefined
  const mine = and(eq(spaces.created_by, signedIn(tx).id), eq(spaces.idempotency_key, key))
  const [space] = await tx.db.select({ id: spaces.id }).from(spaces).where(mine)
  return space && String(space.id)
}

const showPhotos = async (tx: Context, space: Space, isPublic: boolean) =>
  setPhotosPublic(tx, await photoIdsOf(tx, space.id), isPublic)
