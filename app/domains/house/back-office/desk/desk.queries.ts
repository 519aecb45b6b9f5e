import { sql } from 'drizzle-orm'
import { refusal } from '#platform/access/rules.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { deskQueues } from '#platform/desk/desk.registry.ts'
import type { Desk } from './desk.schemas.ts'

type Row = { name: string; count: number; oldest: string | null }

/** What waits in every domain for whoever asks: one statement, a subquery for each queue. */
export async function showDesk(ctx: Context): Promise<Desk> {
  const { viewer } = ctx
  const isManager = refusal('manager', viewer) === null
  const told = deskQueues().filter(({ permission, managers }) => can(viewer, permission) || (managers && isManager))
  if (!told.length) return { data: [] }
  const { rows } = await ctx.db.execute<Row>(
    sql.join(
      told.map(
        ({ name, waiting }) =>
          sql`select ${name}::text as name, w.count, w.oldest::timestamptz as oldest from (${waiting(ctx)}) w`,
      ),
      sql` union all `,
    ),
  )
  const found = new Map(rows.map((row) => [row.name, row]))
  const data = told.map(({ name, label, icon, permission, to }) => {
    const { count = 0, oldest = null } = found.get(name) ?? {}
    return {
      ...{ name, label, icon, count },
      oldest: count > 0 && oldest ? new Date(oldest) : null,
      to: can(viewer, permission) ? to : null,
    }
  })
  const age = (at: Date | null) => at?.getTime() ?? Number.POSITIVE_INFINITY
  return { data: data.sort((a, b) => Number(b.count > 0) - Number(a.count > 0) || age(a.oldest) - age(b.oldest)) }
}
