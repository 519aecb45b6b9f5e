import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { nutrient_moves, nutrients } from './nutrients.table.ts'

type Use = { stuff_id: number; amount: number }

/**
 * What the doses of these lines of the journal took, noted beside them: ml/L times the litres given, by density where the
 * product is counted in the other unit. A dose that can't be reckoned so takes nothing.
 */
export async function noteUses(tx: Context, update_ids: number[]): Promise<Use[]> {
  if (!update_ids.length) return []
  const volume = sql`(u.measures -> 'volume_ml' ->> 'value')::numeric / 1000`
  const amount = sql`case when d.unit in ('ml/L', 'g/L') then d.amount * ${volume} else d.amount end`
  const given = sql`case when d.unit in ('ml/L', 'ml') then 'ml' else 'g' end`
  const { rows } = await tx.db.execute<Use>(sql`
    insert into nutrient_moves (stuff_id, kind, amount, update_id)
    select n.stuff_id, 'uso', -sum(case when ${given} = n.unit then ${amount}
        when n.unit = 'g' then ${amount} * n.density else ${amount} / n.density end), u.id
    from updates u join update_doses d on d.update_id = u.id join nutrients n on n.stuff_id = d.stuff_id
    where u.id = any(${sql.param(update_ids)}::int[]) and u.deleted_at is null
      and (d.unit in ('ml', 'g') or u.measures ? 'volume_ml') and (${given} = n.unit or n.density is not null)
    group by n.stuff_id, u.id
    on conflict (update_id, stuff_id) do update set amount = excluded.amount
    returning stuff_id, amount::float8`)
  return rows
}

/** A line that is taken back gives back what it took. */
export const giveBack = (tx: Context, update_id: number) => follow(tx, update_id, [])

/** A line that is corrected takes what it says now, where it stood among what was noted. */
export const correctUses = (tx: Context, update_id: number) => follow(tx, update_id, [update_id])

/** What was counted after a line was there whatever the line says: the count's difference bears it, not what is left. */
async function follow(tx: Context, update_id: number, standing: number[]) {
  const ofLine = eq(nutrient_moves.update_id, update_id)
  const before = await lockMoves(tx, update_id)
  const now = await noteUses(tx, standing)
  const taken = now.map(({ stuff_id }) => stuff_id)
  await tx.db.delete(nutrient_moves).where(and(ofLine, notInArray(nutrient_moves.stuff_id, taken)))
  for (const { id, stuff_id, amount } of before) {
    const given = amount - (now.find((one) => one.stuff_id === stuff_id)?.amount ?? 0)
    await tx.db
      .update(nutrient_moves)
      .set({ amount: sql`${nutrient_moves.amount} + ${given}` })
      .where(sql`${nutrient_moves.id} = (select min(c.id) from nutrient_moves c
        where c.stuff_id = ${stuff_id} and c.kind = 'acerto' and c.id > ${id})`)
  }
}

/** Behind the locks of their products, in the order of their ids, so that nobody counts meanwhile. */
async function lockMoves(tx: Context, update_id: number) {
  const ofLine = eq(nutrient_moves.update_id, update_id)
  const products = tx.db.select({ id: nutrient_moves.stuff_id }).from(nutrient_moves).where(ofLine)
  await tx.db
    .select({ id: nutrients.stuff_id })
    .from(nutrients)
    .where(inArray(nutrients.stuff_id, products))
    .orderBy(asc(nutrients.stuff_id))
    .for('no key update')
  return tx.db.select().from(nutrient_moves).where(ofLine)
}
