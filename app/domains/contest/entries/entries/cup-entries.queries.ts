import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseAt } from '#domains/contest/editions/editions/phases.model.ts'
import { currentEdition, findEdition } from '#domains/contest/editions/index.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { findOwnPlant } from '#domains/garden/garden/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { dayKey } from '#shared/dates.ts'
import { type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import { canAppeal, canChange, isCupStaff, visibleTo } from './cup-entries.policy.ts'
import type { CupEntryCard, CupEntryDetail } from './cup-entries.schemas.ts'
import { cup_entries } from './cup-entries.table.ts'
import { type ProofPart, proofParts } from './cup-proof.kinds.ts'
import { offeredPhotos } from './proof.queries.ts'

type Filter = PageInput & { copa_edition_id?: number; modalidade?: string }

const photos = (most: number) => sql<(Addressable & { taken_at: string })[]>`coalesce((select json_agg(p) from (
  select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes, a.taken_at
  from cup_entry_photos a join files f on f.id = a.file_id
  where a.entry_id = ${cup_entries.id} order by a.position limit ${sql.raw(String(most))}) p), '[]')`

/** Entries as cards: one query for any number. */
export const selectEntries = ({ db }: Pick<Context, 'db'>, most = 1) =>
  db
    .select({
      entry: cup_entries,
      modality: { slug: cup_modalities.slug, name: cup_modalities.name },
      edition: cup_editions,
      user: { nickname: users.nickname, photo_url: thumbnailUrl(users.photo_file_id) },
      photos: photos(most),
    })
    .from(cup_entries)
    .innerJoin(cup_modalities, eq(cup_modalities.id, cup_entries.modality_id))
    .innerJoin(cup_editions, eq(cup_editions.id, cup_entries.edition_id))
    .leftJoin(users, eq(users.id, cup_entries.user_id))

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

export const toEntryCard = (ctx: Context, { entry, modality, user, photos }: Row): CupEntryCard => ({
  ...{ id: entry.id, uuid: entry.uuid, title: entry.title, finalist: entry.finalist },
  ...{ modality, user },
  photo: photos[0] ? photoDocument(ctx, photos[0]) : null,
})

/** Of drafts of editions staff alone sees the entries. */
export const entriesVisible = (ctx: Context): SQL | undefined =>
  and(visibleTo(ctx.viewer), isCupStaff(ctx.viewer) ? undefined : eq(cup_editions.published, true))

/** Of the result that is shown: the place in the modality. */
const placeIn = (edition_id: number) => sql`(select (p ->> 'place')::int from (select r.standing from cup_results r
  where r.edition_id = ${edition_id} and r.published_at is not null order by r.version desc limit 1) r,
  jsonb_array_elements(r.standing -> 'modalities') m, jsonb_array_elements(m -> 'places') p
  where p ->> 'entry' = ${cup_entries.uuid}::text limit 1)`

/** Those that compete, by place once the result is out; before, in an order that changes each day. Two queries. */
export async function listEntries(ctx: Context, filter: Filter & { finalist?: boolean }) {
  const id = filter.copa_edition_id ?? (filter.finalist ? ctx.env.cup_finalists_edition_id : undefined)
  const edition = id ? await findEdition(ctx, { id }) : await currentEdition(ctx)
  const where = and(
    entriesVisible(ctx),
    eq(cup_entries.edition_id, edition.id),
    eq(cup_entries.state, 'inscrito'),
    filter.modalidade ? eq(cup_modalities.slug, filter.modalidade) : undefined,
    filter.finalist === undefined ? undefined : eq(cup_entries.finalist, filter.finalist),
    filter.search ? contains(cup_entries.title, filter.search) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const today = ctx.now().toISOString().slice(0, 10)
  const [rows, totals] = await Promise.all([
    selectEntries(ctx)
      .where(where)
      .orderBy(
        ...(edition.show_results ? [placeIn(edition.id)] : []),
        sql`md5(${cup_entries.uuid}::text || ${today})`,
        asc(cup_entries.id),
      )
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(cup_entries)
      .innerJoin(cup_modalities, eq(cup_modalities.id, cup_entries.modality_id))
      .innerJoin(cup_editions, eq(cup_editions.id, cup_entries.edition_id))
      .where(where),
  ])
  return toPage(
    rows.map((row) => toEntryCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

/** Of all that compete, for the site map. */
export async function listEntryAddresses(ctx: Context, { page, per_file }: { page: number; per_file: number }) {
  const where = and(visibleTo(null), eq(cup_editions.published, true))
  const from = ctx.db
    .select({ slug: cup_entries.uuid, updated_at: cup_entries.changed_at })
    .from(cup_entries)
    .innerJoin(cup_editions, eq(cup_editions.id, cup_entries.edition_id))
  const [data, totals] = await Promise.all([
    from
      .where(where)
      .orderBy(asc(cup_entries.id))
      .limit(per_file)
      .offset((page - 1) * per_file),
    ctx.db
      .select({ total: count() })
      .from(cup_entries)
      .innerJoin(cup_editions, eq(cup_editions.id, cup_entries.edition_id))
      .where(where),
  ])
  return { data, total: totals[0]?.total ?? 0 }
}

export const noEntry = () => new AppError('not_found', 'Não encontramos esse redondo.')

export async function findEntry(ctx: Context, where: SQL) {
  const [row] = await selectEntries(ctx, 12).where(and(where, entriesVisible(ctx)))
  if (!row) throw noEntry()
  return row
}

export const showEntry = async (ctx: Context, { uuid }: { uuid: string }) =>
  toDetail(ctx, await findEntry(ctx, eq(cup_entries.uuid, uuid)))
export const showEntryById = async (ctx: Context, { id }: { id: number }) =>
  toDetail(ctx, await findEntry(ctx, eq(cup_entries.id, id)))

function toDetail(ctx: Context, row: Row): CupEntryDetail {
  const { entry, edition } = row
  const { proof } = entry
  const phase = phaseAt(edition, ctx.now())
  const isOwn = ctx.viewer?.id === entry.user_id && entry.user_id !== null
  const shows = <T>(part: ProofPart, value: T): T | null => (entry.shown[part] ? value : null)
  const open = isOpenFor('enter', phase)
  return {
    ...toEntryCard(ctx, row),
    report: entry.report,
    photos: row.photos.map(({ taken_at, ...file }) => ({
      document: photoDocument(ctx, file),
      taken_on: dayKey(new Date(taken_at)),
    })),
    proof: {
      frozen_at: proof.frozen_at,
      updates: shows('diary', proof.updates),
      lineage: shows('lineage', proof.lineage),
      phases: shows('phases', proof.phases),
      climate: shows('climate', proof.climate),
      measures: shows('measures', proof.measures),
      waterings: shows('waterings', proof.waterings),
    },
    proof_hash: entry.proof_hash,
    edition: { slug: edition.slug, name: edition.name, phase },
    created_at: entry.created_at,
    own:
      isOwn || isCupStaff(ctx.viewer)
        ? {
            ...{ state: entry.state, reason: entry.reason, appeal: entry.appeal, appeal_answer: entry.appeal_answer },
            shown: proofParts.filter((part) => entry.shown[part]),
            photo_ids: row.photos.map(({ id }) => id),
          }
        : null,
    can: {
      change: open && canChange(ctx.viewer, entry),
      withdraw: canChange(ctx.viewer, entry) && phase !== 'entrega-dos-premios' && phase !== null,
      appeal: canAppeal(ctx.viewer, entry),
      report: ctx.viewer !== null && !isOwn,
    },
  }
}

/** A modality of the configured edition. */
export async function findModality(ctx: Context, slug: string) {
  const edition = await currentEdition(ctx)
  const [modality] = await ctx.db
    .select()
    .from(cup_modalities)
    .where(and(eq(cup_modalities.edition_id, edition.id), eq(cup_modalities.slug, slug)))
  if (!modality) throw new AppError('not_found', 'Não encontramos essa modalidade nesta edição.')
  return { edition, modality }
}

/** What the viewer's form of entry offers. */
export async function listCandidates(ctx: Context, { slug }: { slug: string }) {
  const { id } = signedIn(ctx)
  const { edition, modality } = await findModality(ctx, slug)
  const [own, offered] = await Promise.all([
    ctx.db
      .select({ uuid: cup_entries.uuid, title: cup_entries.title, state: cup_entries.state })
      .from(cup_entries)
      .where(and(eq(cup_entries.modality_id, modality.id), eq(cup_entries.user_id, id))),
    ctx.db
      .select({ id: plants.id, name: plants.name, slug: plants.slug, private: plants.private })
      .from(plants)
      .where(and(eq(plants.created_by, id), sql`${plants.deleted_at} is null`))
      .orderBy(desc(plants.started_on), desc(plants.id))
      .limit(200),
  ])
  return {
    modality: { slug: modality.slug, name: modality.name },
    open: isOpenFor('enter', phaseAt(edition, ctx.now())),
    own: own[0] ?? null,
    plants: offered,
  }
}

export async function listPlantPhotos(ctx: Context, { plant_id }: { plant_id: number }) {
  await findOwnPlant(ctx, String(plant_id))
  return { data: await offeredPhotos(ctx, plant_id) }
}

/** For the form of an own entry. */
export async function listOwnPhotos(ctx: Context, { uuid }: { uuid: string }) {
  const { entry } = await findEntry(ctx, eq(cup_entries.uuid, uuid))
  if (!canChange(ctx.viewer, entry) || entry.plant_id === null) throw noEntry()
  return { data: await offeredPhotos(ctx, entry.plant_id) }
}

type StaffFilter = Filter & { state?: (typeof cup_entries.$inferSelect)['state']; order_by: string }

export async function listStaffEntries(ctx: Context, filter: StaffFilter) {
  const edition = filter.copa_edition_id
    ? await findEdition(ctx, { id: filter.copa_edition_id })
    : await currentEdition(ctx)
  const where = and(
    eq(cup_entries.edition_id, edition.id),
    filter.state && eq(cup_entries.state, filter.state),
    filter.modalidade ? eq(cup_modalities.slug, filter.modalidade) : undefined,
    filter.search
      ? sql`(${contains(cup_entries.title, filter.search)} or ${contains(users.nickname, filter.search)})`
      : undefined,
  )
  const by = { created_at: cup_entries.created_at, blind_number: cup_entries.blind_number, title: cup_entries.title }
  const { limit, offset } = windowOf(filter)
  const [rows, totals] = await Promise.all([
    selectEntries(ctx)
      .where(where)
      .orderBy(...sorted(filter, by, cup_entries.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(cup_entries)
      .innerJoin(cup_modalities, eq(cup_modalities.id, cup_entries.modality_id))
      .leftJoin(users, eq(users.id, cup_entries.user_id))
      .where(where),
  ])
  const data = rows.map((row) => {
    const { blind_number, state, reason, appeal, appeal_answer, created_at } = row.entry
    return { ...toEntryCard(ctx, row), blind_number, state, reason, appeal, appeal_answer, created_at }
  })
  return toPage(data, totals[0]?.total ?? 0, filter)
}
