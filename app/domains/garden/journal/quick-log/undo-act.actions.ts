import { and, asc, eq, isNull } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { lockPlantsOf } from '../acts/act-lines.queries.ts'
import { removeUpdate } from '../updates/updates.actions.ts'
import { updates } from '../updates/updates.table.ts'

/** 'Desfazer': takes a whole act back, on all plants that are still there, whatever each says. 404 when nothing of it is left. */
export const undoAct = (ctx: Context, { act_key }: { act_key: string }) =>
  ctx.transaction(async (tx) => {
    const rows = await tx.db
      .select({ id: updates.id })
      .from(updates)
      .leftJoin(plants, eq(plants.id, updates.plant_id))
      .where(
        and(
          eq(updates.created_by, signedIn(tx).id),
          eq(updates.act_key, act_key),
          isNull(updates.deleted_at),
          isNull(plants.deleted_at),
        ),
      )
      .orderBy(asc(updates.plant_id))
    const [first] = rows
    if (!first) throw new AppError('not_found', 'Isso já foi desfeito.')
    await lockPlantsOf(tx, first.id)
    for (const { id } of rows) await removeUpdate(tx, { id })
  })
