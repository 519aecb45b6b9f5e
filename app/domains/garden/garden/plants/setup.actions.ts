import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { typeById } from '../stuffs/stuff.kinds.ts'
import { findOwnStuff } from '../stuffs/stuffs.owned.ts'
import { plant_stuffs } from './plant-stuffs.table.ts'
import { changePlant } from './plants.actions.ts'
import type { SetupChange, SetupRole } from './plants.schemas.ts'
import { partOf } from './setup-parts.kinds.ts'

/** Adds an item of the plant's owner to it. A pot or substrate replaces the previous one. */
export const putInSetup =
  (role: SetupRole) =>
  (ctx: Context, { plant_id, stuff_id }: SetupChange) =>
    changePlant(ctx, String(plant_id), 'plant.setup', async (tx, plant) => {
      const stuff = await findOwnStuff(tx, String(stuff_id))
      if (stuff.created_by !== plant.created_by) throw new AppError('not_found', 'Não encontramos esse equipamento.')
      const wanted = typeById(partOf(role).stuff_type_id)
      if (stuff.stuff_type_id !== wanted.id)
        throw invalidField('stuff_id', `Escolha um equipamento do tipo ${wanted.name.toLowerCase()}.`)
      if (role !== 'fertilizante')
        await tx.db.delete(plant_stuffs).where(and(eq(plant_stuffs.plant_id, plant.id), eq(plant_stuffs.role, role)))
      await tx.db.insert(plant_stuffs).values({ plant_id: plant.id, stuff_id: stuff.id, role }).onConflictDoNothing()
      await changedSetup(tx, plant)
    })

/** Removes an item from the plant; the item itself is kept. */
export const removeFromSetup = (ctx: Context, { plant_id, stuff_id }: SetupChange) =>
  changePlant(ctx, String(plant_id), 'plant.setup', async (tx, plant) => {
    await tx.db
      .delete(plant_stuffs)
      .where(and(eq(plant_stuffs.plant_id, plant.id), eq(plant_stuffs.stuff_id, stuff_id)))
    await changedSetup(tx, plant)
  })

const changedSetup = (tx: Context, { id, created_by }: { id: number; created_by: number }) =>
  record(tx, 'plant.updated', { plant_id: id, created_by })
