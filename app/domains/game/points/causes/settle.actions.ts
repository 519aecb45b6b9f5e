import { and, eq, sql } from 'drizzle-orm'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { dayKey } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'
import { type ActionType, action_types } from '../action-types/action-types.table.ts'
import { earn, reverse } from '../ledger/entries.actions.ts'
import { point_entries, stands } from '../ledger/ledger.table.ts'
import { recountOpen } from '../ledger/recount-open.actions.ts'
import { type Cause, type Source, sourceOf } from './cause.kinds.ts'
import { deedsOf } from './deeds.queries.ts'
import { deserves } from './deserving.model.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Gives and takes back the points of one thing, as it stands now. An act is any row of it. */
    'game.settle': { of: Settled; id: number; user_id?: number }
  }
}

export type Settled = 'act' | 'comment' | 'lesson' | 'enrolment' | 'blog_post'
type Asked = { cause: Cause; source_id: number; user_id?: number }

/**
 * Looks at what happened to one thing and makes the ledger agree: what stands and deserves it earns, what is gone is taken
 * back, of a type that is switched off too. The same, however often it is asked and in whatever order.
 */
export async function settle(ctx: Context, { of, id, user_id }: { of: Settled; id: number; user_id?: number }) {
  const asked = of === 'act' ? await causesOfAct(ctx, id) : [{ cause: simple[of], source_id: id, user_id }]
  const types = await ctx.db.select().from(action_types).orderBy(action_types.id)
  for (const one of asked)
    for (const type of types.filter(({ cause }) => cause === one.cause)) await settleOne(ctx, type, one)
  await forEach(ctx, await peopleOf(ctx, asked), recountOpen)
}

/** Who has entries for these. */
async function peopleOf({ db }: Context, asked: Asked[]): Promise<number[]> {
  const found = new Set<number>()
  for (const { cause, source_id, user_id } of asked) {
    const { user_id: who, source_kind, source_id: id } = point_entries
    const of = and(
      eq(source_kind, sourceOf[cause]),
      eq(id, source_id),
      user_id === undefined ? undefined : eq(who, user_id),
    )
    for (const row of await db.selectDistinct({ who }).from(point_entries).where(of)) found.add(row.who)
  }
  return [...found].sort((a, b) => a - b)
}

const simple: Record<Exclude<Settled, 'act'>, Cause> = {
  ...{ comment: 'resposta-util', lesson: 'aula', enrolment: 'curso', blog_post: 'blog' },
}

/** What an act may count for: itself, its day, and the plants that it harvested. */
async function causesOfAct({ db }: Context, id: number): Promise<Asked[]> {
  const [row] = await db.select().from(updates).where(eq(updates.id, id))
  if (!row) return []
  const { created_by: user_id, act_key } = row
  const act = await db
    .select()
    .from(updates)
    .where(and(eq(updates.created_by, user_id), eq(updates.act_key, act_key)))
    .orderBy(updates.id)
  const first = act[0]?.id ?? id
  const plants = row.kind === 'colheita' ? act.flatMap(({ plant_id }) => plant_id ?? []) : []
  return [
    { cause: 'cuidado', source_id: Number(dayKey(row.created_at).replaceAll('-', '')), user_id },
    { cause: 'medicao', source_id: first, user_id },
    { cause: 'foto', source_id: first, user_id },
    ...plants.map((plant): Asked => ({ cause: 'colheita', source_id: plant, user_id })),
  ]
}

/** One at a time for a thing, and read behind that lock: of an act and its undoing the later word stands. */
const settleOne = (ctx: Context, type: ActionType, { cause, source_id, user_id }: Asked) =>
  ctx.transaction(async (tx) => {
    const source = { source_kind: sourceOf[cause], source_id }
    const key = `game:${source.source_kind}:${source_id}:${user_id ?? ''}`
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    const deeds = await deedsOf(tx, cause, { source_id, user_id })
    for (const { user_id, at, facts } of deeds)
      if (type.active && deserves(cause, facts)) await earn(tx, type, { ...source, user_id, at })
    const standing = new Set(deeds.map((deed) => deed.user_id))
    for (const [user, entries] of await entriesFor(tx, type.id, { ...source, user_id })) {
      if (standing.has(user)) continue
      await reverse(
        tx,
        user,
        entries.map(({ id }) => id),
      )
      for (const { at } of entries) await earnBeside(tx, type, { user_id: user, at })
    }
  })

/** What an entry that was undone had left no room for takes its place. */
async function earnBeside(tx: Context, type: ActionType, { user_id, at }: { user_id: number; at: Date }) {
  const near = Math.max(24, type.cooldown_hours) * HOUR
  const span = { from: new Date(at.getTime() - near), to: new Date(at.getTime() + near) }
  for (const deed of await deedsOf(tx, type.cause, { user_id, ...span }))
    if (type.active && deserves(type.cause, deed.facts))
      await earn(tx, type, { ...deed, source_kind: sourceOf[type.cause] }, { quiet: true })
}

async function entriesFor(
  { db }: Context,
  action_type_id: number,
  { source_kind, source_id, user_id }: { source_kind: Source; source_id: number; user_id?: number },
) {
  const e = point_entries
  const rows = await db
    .select({ id: e.id, user_id: e.user_id, at: e.at })
    .from(e)
    .where(
      and(
        eq(e.action_type_id, action_type_id),
        eq(e.source_kind, source_kind),
        eq(e.source_id, source_id),
        eq(e.kind, 'ganho'),
        user_id === undefined ? undefined : eq(e.user_id, user_id),
        stands,
      ),
    )
  return [...Map.groupBy(rows, (row) => row.user_id)]
}
