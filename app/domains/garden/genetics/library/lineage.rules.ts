import { and, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { visibleTo } from './genetics.policy.ts'
import { genetics } from './genetics.table.ts'

type Parents = { mother_id?: number | null; father_id?: number | null }

/** One writer of lineages at a time: two who each add half of a circle would both be right. */
export const oneLineageAtATime = (tx: Context) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('genetics:lineage', 0))`)

/**
 * Parents are entries that the writer may see, for a shared child shared ones; none is the child itself or descends from
 * it.
 */
export async function demandParents(tx: Context, parents: Parents, child?: { id: number; private: boolean }) {
  const named = (['mother', 'father'] as const).flatMap((field) => {
    const id = parents[`${field}_id`]
    return id ? [{ field, id }] : []
  })
  if (!named.length) return
  await oneLineageAtATime(tx)
  const ids = named.map(({ id }) => id)
  const seen = await tx.db
    .select({ id: genetics.id, private: genetics.private })
    .from(genetics)
    .where(and(inArray(genetics.id, ids), visibleTo(tx.viewer)))
  for (const { field, id } of named) {
    const parent = seen.find((one) => one.id === id)
    if (!parent) throw invalidField(field, 'Escolha uma genética da lista.')
    if (child && !child.private && parent.private)
      throw invalidField(field, 'Esta ainda não é da biblioteca: compartilhe ela antes.')
    if (child && (await descendsFrom(tx, id, child.id)))
      throw invalidField(field, 'Esta descende da própria genética: a árvore daria a volta.')
  }
}

/** Whether `id` is `ancestor` or descends from it, seen or not. */
export async function descendsFrom(tx: Context, id: number, ancestor: number) {
  const { rows } = await tx.db.execute<{ found: boolean }>(sql`
    with recursive line as (
      select id, mother_id, father_id from ${genetics} where id = ${id}
      union select g.id, g.mother_id, g.father_id from line join ${genetics} g on g.id in (line.mother_id, line.father_id)
    ) select exists (select from line where id = ${ancestor}) as found`)
  return rows[0]?.found ?? false
}
