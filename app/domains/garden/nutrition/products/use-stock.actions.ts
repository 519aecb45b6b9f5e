import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { nutrient_moves } from './nutrients.table.ts'

/**
 * What the doses of these lines of the journal took, noted beside them: ml/L times the litres given, by density where the
 * product is counted in the other unit. A dose that can't be reckoned so takes nothing.
 */
export async function noteUses(tx: Context, update_ids: number[]) {
  if (!update_ids.length) return
  const volume = sql`(u.measures -> 'volume_ml' ->> 'value')::numeric / 1000`
  const amount = sql`case when d.unit in ('ml/L', 'g/L') then d.amount * ${volume} else d.amount end`
  const given = sql`case when d.unit in ('ml/L', 'ml') then 'ml' else 'g' end`
  await tx.db.execute(sql`
    insert into nutrient_moves (stuff_id, kind, amount, update_id)
    select n.stuff_id, 'uso', -sum(case when ${given} = n.unit then ${amount}
        when n.unit = 'g' then ${amount} * n.density else ${amount} / n.density end), u.id
    from updates u join update_doses d on d.update_id = u.id join nutrients n on n.stuff_id = d.stuff_id
    where u.id = any(${sql.param(update_ids)}::int[]) and u.deleted_at is null
      and (d.unit in ('ml', 'g') or u.measures ? 'volume_ml') and (${given} = n.unit or n.density is not null)
    group by n.stuff_id, u.id
    on conflict (update_id, stuff_id) do update set amount = excluded.amount`)
}

/** A line that is taken back, or corrected, gives back what it took. */
export async function giveBack(tx: Context, update_id: number) {
  await tx.db.delete(nutrient_moves).where(eq(nutrient_moves.update_id, update_id))
}
