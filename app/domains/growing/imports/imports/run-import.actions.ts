import { and, asc, eq, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { createPlant, heldOn } from '#domains/garden/garden/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { saysCut } from '#domains/garden/journal/acts/cuts.model.ts'
import { writeAct } from '#domains/garden/journal/index.ts'
import { asPerson } from '#platform/access/viewer.ts'
import { bringingPast, type Context, inSavepoint, signedIn, withViewer } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { keyOfParts } from '#platform/owned/key-of-parts.ts'
import { dayKey } from '#shared/dates.ts'
import { searchable } from '#shared/text.ts'
import type { NewPlant, PlannedAct } from '../planning/plan.kinds.ts'
import { heldRow } from '../planning/plan-import.model.ts'
import { forgetPhotos, type TakePhotos, withPhotos } from './import-photos.actions.ts'
import { knownPrints } from './imports.queries.ts'
import { type Import, import_rows, import_things, imports } from './imports.table.ts'
import { madeOf } from './undo-import.actions.ts'

/** Rows of a transaction: a killed worker loses no more, and the person sees it move. */
const PIECE = 50
type Row = typeof import_rows.$inferSelect

/** Writes all rows, piece by piece, each row whole or not at all. Begun again, it goes on with what is left. */
export async function runImport(ctx: Context, { import_id }: { import_id: number }): Promise<void> {
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, import_id))
  if (found?.state !== 'importando') return
  const owner = withViewer(ctx, asPerson(found.created_by))
  await withPhotos(owner, found, async (take) => {
    while (await writePiece(owner, found, take));
  })
}

/** Whether there was anything left to do. */
async function writePiece(ctx: Context, { id }: Import, take: TakePhotos): Promise<boolean> {
  // Decoding takes a second a picture: not while rows are locked.
  const photos = await take((await nextRows(ctx, id)).flatMap(({ acts }) => acts.flatMap(({ photos }) => photos)))
  return ctx.transaction(async (tx) => {
    // One import of a person writes at a time: what another brings meanwhile is known to it.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports:${signedIn(tx).id}`}, 0))`)
    const [found] = await tx.db.select().from(imports).where(eq(imports.id, id)).for('update')
    if (found?.state !== 'importando') return false
    const past = bringingPast(tx, asPerson(found.created_by))
    const rows = await nextRows(past, id)
    if (!rows.length) return finish(past, found)
    const there = await knownPrints(past, id, rows.map(({ fingerprint }) => fingerprint).filter(Boolean))
    for (const row of rows) {
      const known = there.has(row.fingerprint)
      const said = known
        ? { state: 'ja-estava' as const, says: 'Entrou com outra importação.' }
        : await writeRow(past, found, row, photos)
      await past.db
        .update(import_rows)
        .set(said)
        .where(and(eq(import_rows.import_id, id), eq(import_rows.number, row.number)))
    }
    return true
  })
}

/** In the order of time, as a life is: rows of plants alone come first. */
const nextRows = ({ db }: Context, import_id: number): Promise<Row[]> =>
  db
    .select()
    .from(import_rows)
    .where(and(eq(import_rows.import_id, import_id), eq(import_rows.state, 'pronta')))
    .orderBy(asc(import_rows.at), asc(import_rows.number))
    .limit(PIECE)

async function finish(tx: Context, found: Import) {
  await tx.db.update(imports).set({ state: 'pronta', finished_at: tx.now() }).where(eq(imports.id, found.id))
  forgetPhotos(tx, found)
  return false
}

type Said = Pick<Row, 'state' | 'says'>

/** What our own rules refuse is said of the row, and the others go on; a fault stops the piece. */
async function writeRow(tx: Context, found: Import, row: Row, photos: Map<string, number>): Promise<Said> {
  try {
    return await inSavepoint(tx, async (inner) => {
      const past = bringingPast(inner, signedIn(tx))
      const plant_id = row.plant === null ? null : await plantOf(past, found, row)
      for (const [at, act] of row.acts.entries()) await writeOne(past, { found, row, at, plant_id, photos }, act)
      return { state: 'feita' as const, says: row.says }
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const [first] = Object.values(error.data?.errors ?? {})
    return { state: 'erro', says: first?.[0] ?? error.message }
  }
}

type Place = { found: Import; row: Row; at: number; plant_id: number | null; photos: Map<string, number> }

async function writeOne(
  tx: Context,
  { found, row, at, plant_id, photos }: Place,
  { phase, photos: names, ...act }: PlannedAct,
) {
  const photo_ids = names.flatMap((name) => photos.get(name) ?? [])
  if (names.length && !photo_ids.length && act.kind === 'foto')
    throw new AppError('invalid', `${names[0]} não é uma foto que conseguimos abrir.`)
  await refuseHeldCut(tx, { row, plant_id }, { kind: act.kind, phase })
  const { update_ids } = await writeAct(tx, {
    ...act,
    ...(phase && { catalogue_item_id: await cycleId(tx, phase) }),
    ...(plant_id === null
      ? { plant_ids: [], space_id: found.mapping.space_id ?? undefined }
      : { plant_ids: [plant_id] }),
    ...{ photo_ids, happened_at: row.at?.toISOString(), act_key: keyOfParts(found.uuid, `${row.number}:${at}`) },
    ...{ sure: true, doses: [], corrections: [] },
  })
  await tx.db
    .insert(import_things)
    .values(update_ids.map((update_id) => ({ import_id: found.id, number: row.number, update_id })))
}

/** It may have been treated since the file was reckoned. */
async function refuseHeldCut(
  tx: Context,
  { row, plant_id }: Pick<Place, 'row' | 'plant_id'>,
  { kind, phase }: Pick<PlannedAct, 'kind' | 'phase'>,
) {
  if (plant_id === null || !row.at || !saysCut(kind, phase)) return
  const [plant] = await tx.db.select({ status: plants.status }).from(plants).where(eq(plants.id, plant_id))
  const held = plant && plant.status !== 'colhida' && (await heldOn(tx, { plant_ids: [plant_id], on: dayKey(row.at) }))
  if (held) throw new AppError('conflict', heldRow(held))
}

/** The plant that this import made for that name, however it is called by now; else that of the name; else a new one. */
async function plantOf(tx: Context, found: Import, { plant: key, number }: Row): Promise<number> {
  const own = await tx.db
    .select({
      ...{ id: plants.id, name: plants.name, hidden: plants.private, deleted_at: plants.deleted_at },
      made_by: plants.idempotency_key,
    })
    .from(plants)
    .where(eq(plants.created_by, found.created_by))
  const made = own.find(({ made_by }) => made_by === plantKey(found, key ?? ''))
  if (made?.deleted_at) throw new AppError('not_found', 'Essa planta não está mais no seu jardim.')
  const named = own.filter(({ name, deleted_at }) => !deleted_at && searchable(name) === key)
  const [there, other] = made ? [made] : named
  if (other) throw new AppError('conflict', `Você tem mais de uma planta chamada “${other.name}”.`)
  if (there && !there.hidden) throw new AppError('conflict', `“${there.name}” é pública, e o que se importa é privado.`)
  if (there) return there.id
  const wanted = found.new_plants[key ?? '']
  if (!wanted) throw new AppError('not_found', 'Essa planta não está mais no seu jardim.')
  return makePlant(tx, found, number, wanted)
}

const plantKey = ({ uuid }: Import, name: string) => keyOfParts(uuid, `planta:${name}`)

async function makePlant(tx: Context, found: Import, number: number, { cycle, ...about }: NewPlant) {
  const plant_cycle_id = await cycleId(tx, cycle)
  const { id } = await createPlant(tx, {
    ...{ ...about, plant_cycle_id, private: true, description: '', photo_ids: [] },
    idempotency_key: plantKey(found, searchable(about.name)),
  })
  const [row] = await tx.db.select().from(plants).where(eq(plants.id, id))
  if (row) await tx.db.insert(import_things).values({ import_id: found.id, number, plant_id: id, made: madeOf(row) })
  return id
}

async function cycleId({ db }: Context, slug: string): Promise<number> {
  const named = and(eq(catalogue_items.catalogue, 'ciclos_da_planta'), eq(catalogue_items.slug, slug))
  const [cycle] = await db.select({ id: catalogue_items.id }).from(catalogue_items).where(named)
  if (!cycle) throw new AppError('conflict', 'Esta fase não está mais na lista de fases.')
  return cycle.id
}
