import type { Context } from '#platform/context.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { requireCreatorForPrivacy } from '#platform/owned/require-creator.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable } from '#shared/text.ts'
import { leaveSpace } from '../plants/place-changes.actions.ts'
import { lockPlantsIn } from '../plants/places.queries.ts'
import { photoIdsOf } from './space.album.ts'
import { spaceFields } from './space.form.ts'
import { findSpace, ownedSpaces } from './spaces.owned.ts'
import { showSpace, spaceAlbum } from './spaces.queries.ts'
import type { SpaceArchive, SpaceChange, SpaceCreate, SpaceDetail, SpacePrivacy } from './spaces.schemas.ts'
import type { Space } from './spaces.table.ts'

/** Creates a space with its photos. Idempotent: a repeated submit returns the first space. */
export const createSpace = (
  ctx: Context,
  { photo_ids, idempotency_key: key, ...fields }: SpaceCreate,
): Promise<SpaceDetail> =>
  ownedSpaces.create(ctx, {
    key,
    name: fields.name,
    fallback: 'espaco',
    reserved: reservedSlugs.espaco,
    values: async () => ({ ...fields, search_text: searchable(fields.name) }),
    after: async (tx, space) => {
      await spaceAlbum.fill(tx, space.id, photo_ids, { public: !space.private })
    },
    show: showSpace,
  })

const CREATOR_CHOOSES = 'Só quem criou o espaço pode escolher quem vê.'

export const updateSpace = (ctx: Context, { slug, ...edit }: SpaceChange) =>
  changeSpace(ctx, slug, 'space.update', async (tx, space) => {
    const { photo_ids, ...fields } = mergeEdit(edit, spaceFields(await showSpace(tx, String(space.id))))
    requireCreatorForPrivacy(tx, space, fields.private, CREATOR_CHOOSES)
    const { width_cm = null, depth_cm = null, height_cm = null, leaf_offset = null, ...rest } = fields
    const search_text = searchable(fields.name)
    const size = { width_cm, depth_cm, height_cm, leaf_offset }
    await ownedSpaces.set(tx, space, { ...rest, ...size, search_text, updated_at: tx.now() })
    await spaceAlbum.replace(tx, space.id, photo_ids, { public: !fields.private })
    if (fields.private !== space.private) await showPhotos(tx, space, !fields.private)
  })

/** Privacy toggle. Only the creator decides who may see it. */
export const changeSpacePrivacy = (ctx: Context, { slug, private: isPrivate }: SpacePrivacy) =>
  changeSpace(ctx, slug, 'space.privacy', async (tx, space) => {
    requireCreatorForPrivacy(tx, space, isPrivate, CREATOR_CHOOSES)
    if (space.private === isPrivate) return
    await ownedSpaces.set(tx, space, { private: isPrivate, updated_at: tx.now() })
    await showPhotos(tx, space, !isPrivate)
  })

export const archiveSpace = (ctx: Context, { slug, archived }: SpaceArchive) =>
  changeSpace(ctx, slug, 'space.archive', async (tx, space) => {
    await ownedSpaces.set(tx, space, { archived_at: archived ? (space.archived_at ?? tx.now()) : null })
  })

/** Soft delete: hidden at once; its plants stay, without a space. */
export const deleteSpace = (ctx: Context, slug: string) =>
  ctx.transaction(async (tx) => {
    // Plants are locked before their space: the lock order of every act.
    await lockPlantsIn(tx, (await findSpace(tx, slug)).id)
    await ownedSpaces.remove(tx, slug, async (_, space) => {
      await leaveSpace(tx, space.id)
      await showPhotos(tx, space, false)
    })
  })

export const changeSpace = (
  ctx: Context,
  slug: string,
  action: string,
  write: (tx: Context, space: Space) => Promise<void>,
): Promise<SpaceDetail> => ownedSpaces.change(ctx, slug, { action, write, show: showSpace })

const showPhotos = async (tx: Context, space: Space, isPublic: boolean) =>
  setPhotosPublic(tx, await photoIdsOf(tx, space.id), isPublic)
