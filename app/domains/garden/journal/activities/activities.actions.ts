import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { searchable } from '#shared/text.ts'
import { updates } from '../updates/updates.table.ts'
import { ownColumns } from './activities.queries.ts'
import type { ActivityChange, ActivityCreate, OwnActivity } from './activities.schemas.ts'
import { activityTypes } from './activity.kinds.ts'
import { activity_types } from './activity-types.table.ts'

/** Maximum number of own activities per user. */
const MOST = 50

export const createActivity = (ctx: Context, input: ActivityCreate): Promise<OwnActivity> =>
  ctx.transaction(async (tx) => {
    await oneAtATime(tx)
    await demandFreeName(tx, input.name)
    const [row] = await tx.db.select({ own: count() }).from(activity_types).where(mine(tx))
    if ((row?.own ?? 0) >= MOST)
      throw invalidField('name', `Você já tem ${MOST} atividades. Arquive uma para criar outra.`)
    const [made] = await tx.db
      .insert(activity_types)
      .values({ ...input, created_by: signedIn(tx).id })
      .returning(ownColumns)
    if (!made) throw new Error('insert returned no row')
    return made
  })

/** Updates that reference it keep their values and show the new name. */
export const changeActivity = (ctx: Context, { id, ...edit }: ActivityChange): Promise<OwnActivity> =>
  ctx.transaction(async (tx) => {
    await oneAtATime(tx)
    const [before] = await tx.db
      .select(ownColumns)
      .from(activity_types)
      .where(and(mine(tx), eq(activity_types.id, id)))
    if (!before) throw unknown()
    const fields = mergeEdit(edit, pick(before, 'name', 'metrics', 'watering', 'feeding'))
    await demandFreeName(tx, fields.name, id)
    const [changed] = await tx.db
      .update(activity_types)
      .set(fields)
      .where(and(mine(tx), eq(activity_types.id, id)))
      .returning(ownColumns)
    if (!changed) throw unknown()
    await purgeShown(tx, id)
    return changed
  })

/** Purges the cached visitor pages that show it by name. */
async function purgeShown(tx: Context, id: number) {
  const places = await tx.db
    .selectDistinct({ plant_id: updates.plant_id, space_id: updates.space_id })
    .from(updates)
    .where(and(eq(updates.created_by, signedIn(tx).id), eq(updates.activity_type_id, id), isNull(updates.deleted_at)))
  const tags = places.flatMap(({ plant_id, space_id }) => [
    ...(plant_id ? [`plant:${plant_id}`] : []),
    ...(space_id ? [`space:${space_id}`] : []),
  ])
  await purge(tx, ...new Set(tags))
}

/** Removes it from lists. Updates that reference it stay, under its name. */
export const archiveActivity = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const gone = await tx.db
      .update(activity_types)
      .set({ archived_at: tx.now() })
      .where(and(mine(tx), eq(activity_types.id, id)))
      .returning({ id: activity_types.id })
    if (!gone.length) throw unknown()
  })

const unknown = () => new AppError('not_found', 'Não encontramos essa atividade entre as suas.')

const mine = (tx: Context) => and(eq(activity_types.created_by, signedIn(tx).id), isNull(activity_types.archived_at))

/** Serialises changes per owner, so that the limit and unique names hold. */
const oneAtATime = (tx: Context) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity_types:${signedIn(tx).id}`}, 0))`)

async function demandFreeName(tx: Context, name: string, except = -1) {
  if (activityTypes.some(({ label }) => searchable(label) === searchable(name)))
    throw invalidField('name', 'Essa atividade já existe no site. Escolha outro nome.')
  const same = and(mine(tx), sql`lower(${activity_types.name}) = lower(${name})`, ne(activity_types.id, except))
  const [taken] = await tx.db.select({ id: activity_types.id }).from(activity_types).where(same)
  if (taken) throw invalidField('name', 'Você já tem uma atividade com esse nome.')
}
