import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { action_types } from '../action-types/action-types.table.ts'
import { levelAt, nextLevel } from '../levels/levels.queries.ts'
import { entryWords } from './entry.words.ts'
import type { OwnGame, PointEntryFilter, PointEntryLine } from './game.schemas.ts'
import { players, point_entries, stands } from './ledger.table.ts'
import { streakOf } from './streak.model.ts'

const SHOWN = 12

/** How the viewer stands. Who hid the game has nothing. */
export async function showOwnGame(ctx: Context): Promise<OwnGame> {
  const { id, game_hidden: hidden } = signedIn(ctx)
  const [[player], entries, days, rules] = await Promise.all([
    ctx.db.select().from(players).where(eq(players.user_id, id)),
    hidden ? [] : entriesOf(ctx, id, { limit: SHOWN, offset: 0 }),
    hidden ? [] : careDays(ctx, id),
    rulesNow(ctx),
  ])
  const { balance, earned } = hidden || !player ? { balance: 0, earned: 0 } : player
  const [level, next] = await Promise.all([levelAt(ctx, earned), nextLevel(ctx, earned)])
  const streak = streakOf(days, dayKey(ctx.now()))
  return { hidden, balance, earned, level: level ?? null, next_level: next ?? null, streak, entries, rules }
}

const rulesNow = ({ db }: Context) =>
  db
    .select({
      name: action_types.name,
      points: action_types.points,
      daily_cap: action_types.daily_cap,
      cooldown_hours: action_types.cooldown_hours,
    })
    .from(action_types)
    .where(eq(action_types.active, true))
    .orderBy(asc(action_types.points), asc(action_types.id))

/** All of the viewer's points, prizes of missions too. Two queries. */
export async function listOwnEntries(ctx: Context, filter: PointEntryFilter) {
  const { id, game_hidden } = signedIn(ctx)
  if (game_hidden) return toPage<PointEntryLine>([], 0, filter)
  const [rows, total] = await Promise.all([
    entriesOf(ctx, id, windowOf(filter)),
    ctx.db.$count(point_entries, eq(point_entries.user_id, id)),
  ])
  return toPage(rows, total, filter)
}

type Window = { limit: number; offset: number }

async function entriesOf({ db }: Context, user_id: number, { limit, offset }: Window): Promise<PointEntryLine[]> {
  const rows = await db
    .select({
      id: point_entries.id,
      kind: point_entries.kind,
      points: point_entries.points,
      at: point_entries.at,
      type: action_types.name,
      thing: sql<string | null>`case ${point_entries.source_kind}
        when 'mission' then (select m.name from missions m where m.id = ${point_entries.source_id})
        when 'adjustment' then (select a.reason from point_adjustments a where a.id = ${point_entries.source_id})
        when 'reward_claim' then (select w.name from reward_claims c join rewards w on w.id = c.reward_id
          where c.id = ${point_entries.source_id}) end`,
      plant: sql<PointEntryLine['plant']>`(select json_build_object('name', p.name, 'slug', p.slug) from plants p
        where p.created_by = ${user_id} and p.deleted_at is null and p.id = case ${point_entries.source_kind}
          when 'plant' then ${point_entries.source_id}
          when 'update' then (select u.plant_id from updates u where u.id = ${point_entries.source_id}) end)`,
    })
    .from(point_entries)
    .leftJoin(action_types, eq(action_types.id, point_entries.action_type_id))
    .where(eq(point_entries.user_id, user_id))
    .orderBy(desc(point_entries.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ type, thing, ...row }) => ({ ...row, what: entryWords(row.kind, type ?? thing ?? '') }))
}

/** Days of care that still stand; longer ago than this no streak goes. */
async function careDays({ db, now }: Context, user_id: number) {
  const since = dayKey(new Date(now().getTime() - 400 * DAY))
  const rows = await db
    .selectDistinct({ day: point_entries.day })
    .from(point_entries)
    .innerJoin(action_types, eq(action_types.id, point_entries.action_type_id))
    .where(
      and(
        eq(point_entries.user_id, user_id),
        eq(action_types.cause, 'cuidado'),
        gte(point_entries.day, since),
        eq(point_entries.kind, 'ganho'),
        stands,
      ),
    )
  return rows.map(({ day }) => day)
}
