import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { visibleTo } from './genetics.policy.ts'
import { genetics } from './genetics.table.ts'
import { ancestorTree, descendantTree, GENERATIONS_BACK, GENERATIONS_ON, type LineRow } from './lineage.model.ts'

const columns = sql`genetics.id, genetics.slug, genetics.name, genetics.breeder, genetics.mother_id, genetics.father_id`

type Of = { id: number; mother_id: number | null; father_id: number | null }

/**
 * Ancestors and descendants that the viewer may see. What is hidden ends its line: nobody learns of a relative through one
 * that they may not see.
 */
export async function lineageOf(ctx: Context, { id, mother_id, father_id }: Of) {
  const visible = visibleTo(ctx.viewer)
  const { rows: above } = await ctx.db.execute<LineRow>(sql`
    with recursive line as (
      select ${columns}, 1 as generation from ${genetics} where genetics.id in (${mother_id}, ${father_id}) and (${visible})
      union select ${columns}, line.generation + 1 from line
        join ${genetics} on genetics.id in (line.mother_id, line.father_id) and (${visible})
        where line.generation < ${GENERATIONS_BACK}
    ) select distinct on (id) id, slug, name, breeder, mother_id, father_id from line order by id`)
  const { rows: below } = await ctx.db.execute<LineRow>(sql`
    with recursive line as (
      select ${columns}, 1 as generation from ${genetics} where ${id} in (genetics.mother_id, genetics.father_id) and (${visible})
      union select ${columns}, line.generation + 1 from line
        join ${genetics} on line.id in (genetics.mother_id, genetics.father_id) and (${visible})
        where line.generation < ${GENERATIONS_ON}
    ) select distinct on (id) id, slug, name, breeder, mother_id, father_id from line order by id`)
  return {
    mother: ancestorTree(above, mother_id),
    father: ancestorTree(above, father_id),
    children: descendantTree(below, id),
  }
}
