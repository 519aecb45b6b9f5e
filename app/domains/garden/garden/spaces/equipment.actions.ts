import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { typeById } from '../stuffs/stuff.kinds.ts'
import { findOwnStuff } from '../stuffs/stuffs.owned.ts'
import { typeOfPlace } from './equipment-places.kinds.ts'
import { changeSpace } from './spaces.actions.ts'
import type { EquipmentChange, EquipmentRole } from './spaces.schemas.ts'
import { space_stuffs } from './spaces.table.ts'

/** Adds an item of the space's owner to it. A grow box replaces the previous one; an item in another space is moved. */
export const putEquipment =
  (role: EquipmentRole) =>
  (ctx: Context, { space_id, stuff_id }: EquipmentChange) =>
    changeSpace(ctx, String(space_id), 'space.equipment', async (tx, space) => {
      const stuff = await findOwnStuff(tx, String(stuff_id))
      if (stuff.created_by !== space.created_by) throw new AppError('not_found', 'Não encontramos esse equipamento.')
      const wanted = typeById(typeOfPlace[role])
      if (stuff.stuff_type_id !== wanted.id)
        throw invalidField('stuff_id', `Escolha um equipamento do tipo ${wanted.name.toLowerCase()}.`)
      if (role === 'growbox')
        await tx.db
          .delete(space_stuffs)
          .where(and(eq(space_stuffs.space_id, space.id), eq(space_stuffs.role, 'growbox')))
      await tx.db
        .insert(space_stuffs)
        .values({ space_id: space.id, stuff_id: stuff.id, role })
        .onConflictDoUpdate({ target: space_stuffs.stuff_id, set: { space_id: space.id, role, created_at: tx.now() } })
    })

/** Removes an item from the space; the item itself is kept. */
export const removeEquipment = (ctx: Context, { space_id, stuff_id }: EquipmentChange) =>
  changeSpace(ctx, String(space_id), 'space.equipment', async (tx, space) => {
    await tx.db
      .delete(space_stuffs)
      .where(and(eq(space_stuffs.space_id, space.id), eq(space_stuffs.stuff_id, stuff_id)))
  })
