import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { type ActionType, action_types } from './action-types/action-types.table.ts'
import type { Cause } from './causes/cause.kinds.ts'
import { sourceOf } from './causes/cause.kinds.ts'
import { deedsOf } from './causes/deeds.queries.ts'
import { deserves } from './causes/deserving.model.ts'
import { earn } from './ledger/entries.actions.ts'
import { recountOpen } from './ledger/recount-open.actions.ts'
import { levels } from './levels/levels.table.ts'

type Limits = [name: string, points: number, daily_cap: number, cooldown_hours: number]

/** What earns points in a new site. Staff changes it. */
export const shippedTypes: Record<Cause, Limits> = {
  cuidado: ['Dia de cuidado', 1, 1, 0],
  medicao: ['Medição', 5, 1, 48],
  foto: ['Foto', 6, 1, 72],
  colheita: ['Colheita', 40, 2, 0],
  'resposta-util': ['Resposta útil', 8, 2, 72],
  aula: ['Aula concluída', 5, 3, 0],
  curso: ['Curso concluído', 40, 1, 0],
  blog: ['Texto no blog', 30, 1, 72],
}

export async function seedGameRules({ db }: Context) {
  await db.insert(action_types).values(
    Object.entries(shippedTypes).map(([cause, [name, points, daily_cap, cooldown_hours]]) => ({
      ...{ cause: cause as Cause, name, points, daily_cap, cooldown_hours },
    })),
  )
  await db.insert(levels).values([
    { name: 'Semente', points: 1 },
    { name: 'Broto', points: 30 },
    { name: 'Muda', points: 100 },
    { name: 'Planta', points: 250 },
    { name: 'Floração', points: 600 },
    { name: 'Jardim', points: 1500 },
  ])
}

/** A month of points for what the people of the demo world really did, in the order in which they did it. */
export async function seedDemoPoints(tx: Context) {
  const now = tx.now()
  await thankForAnswers(tx)
  const types = new Map<Cause, ActionType>((await tx.db.select().from(action_types)).map((type) => [type.cause, type]))
  const all = await Promise.all(
    [...types.keys()].map((cause) => deedsOf(tx, cause, { from: new Date(now.getTime() - 30 * DAY), to: now })),
  )
  const deeds = all
    .flat()
    .filter(({ cause, facts }) => deserves(cause, facts))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { cause, user_id, source_id, at } of deeds) {
    const type = types.get(cause)
    const deed = { user_id, source_id, source_kind: sourceOf[cause], at }
    if (type) await earn(tx, type, deed, { quiet: true })
  }
  await recountOpen(tx)
}

/** Some who grow a plant found an answer below it useful. */
async function thankForAnswers({ db, now }: Context) {
  const moment = sql`${now().toISOString()}::timestamptz`
  await db.execute(sql`with useful as (
      insert into saves (user_id, target, target_id, created_at)
      select p.created_by, 'comment', c.id, least(c.created_at + interval '3 hours', ${moment})
      from comments c join plants p on c.target = 'plant' and p.id = c.target_id
      where c.created_by <> p.created_by and c.deleted_at is null and c.hidden_at is null and length(c.text) >= 30
        and c.created_at > ${moment} - interval '25 days' and c.id % 3 = 0
      on conflict do nothing returning target_id)
    insert into social_counters (target, target_id, saves_count) select 'comment', target_id, 1 from useful
    on conflict (target, target_id) do update set saves_count = social_counters.saves_count + 1`)
}
