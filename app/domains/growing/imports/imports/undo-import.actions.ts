import { and, desc, eq, sql } from 'drizzle-orm'
import { deletePlant } from '#domains/garden/garden/index.ts'
import { type Plant, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { removeUpdate } from '#domains/garden/journal/index.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { asPerson } from '#platform/access/viewer.ts'
import { bringingPast, type Context } from '#platform/context.ts'
import { sameValue } from '#shared/opened.ts'
import { import_things, imports } from './imports.table.ts'

const PIECE = 100
type Thing = typeof import_things.$inferSelect

/** What its person may have changed of a plant since. */
export const madeOf = ({
  name,
  description,
  genetic_name,
  origin,
  space_id,
  started_on,
  group_name,
  private: hidden,
}: Plant) => ({
  ...{ name, description, genetic_name, origin, space_id, started_on, group_name, hidden },
})

/**
 * Takes back what an import wrote, the last first, in pieces. What was changed since stays, and it is said why; so does a
 * plant on which anything else hangs. Deleted things can be brought back for 30 days like any others.
 */
export async function takeBackImport(ctx: Context, { import_id }: { import_id: number }): Promise<void> {
  while (await takeBackPiece(ctx, import_id));
}

const takeBackPiece = (ctx: Context, import_id: number): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    const [found] = await tx.db.select().from(imports).where(eq(imports.id, import_id)).for('update')
    if (found?.state !== 'desfazendo') return false
    const past = bringingPast(tx, asPerson(found.created_by))
    const left = and(
      eq(import_things.import_id, import_id),
      eq(import_things.undone, false),
      eq(import_things.kept, ''),
    )
    const things = await past.db.select().from(import_things).where(left).orderBy(desc(import_things.id)).limit(PIECE)
    for (const thing of things) {
      const kept = thing.update_id ? await takeUpdate(past, thing.update_id) : await takePlant(past, thing)
      await past.db.update(import_things).set({ undone: !kept, kept }).where(eq(import_things.id, thing.id))
    }
    if (things.length === PIECE) return true
    await past.db.update(imports).set({ state: 'desfeita', undone_at: past.now() }).where(eq(imports.id, import_id))
    return false
  })

/** Why it stays; '' when it is gone. */
async function takeUpdate(tx: Context, id: number): Promise<string> {
  const [update] = await tx.db.select().from(updates).where(eq(updates.id, id)).for('update')
  if (!update || update.deleted_at) return ''
  if (update.edited_at) return 'Registro que você mudou depois'
  await removeUpdate(tx, { id })
  return ''
}

async function takePlant(tx: Context, { plant_id, made }: Thing): Promise<string> {
  const [plant] = plant_id ? await tx.db.select().from(plants).where(eq(plants.id, plant_id)).for('update') : []
  if (!plant || plant.deleted_at) return ''
  const { rows } = await tx.db.execute<{ hangs: string | null }>(sql`select case
      when exists (select from updates where plant_id = ${plant.id} and deleted_at is null) then 'Planta com registros que ficam'
      when exists (select from tasks where plant_id = ${plant.id} and deleted_at is null) then 'Planta com tarefas'
      when exists (select from plan_plants where plant_id = ${plant.id}) then 'Planta que segue um plano'
      when exists (select from plant_stuffs where plant_id = ${plant.id}) then 'Planta com equipamento'
      when exists (select from plant_photos where plant_id = ${plant.id}) then 'Planta com fotos suas'
      when exists (select from plants where mother_id = ${plant.id} and deleted_at is null) then 'Planta com clones'
    end as hangs`)
  const hangs = rows[0]?.hangs
  if (hangs) return hangs
  const now: Record<string, unknown> = madeOf(plant)
  if (Object.entries(made ?? {}).some(([field, value]) => !sameValue(now[field], value)))
    return 'Planta que você mudou depois'
  await deletePlant(tx, String(plant.id))
  return ''
}
