import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { type ActionType, action_types } from '#domains/game/points/action-types/action-types.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { badges } from '../badges/badges.table.ts'
import { mostBetween } from './in-time.model.ts'
import type { MissionCard, MissionSlug } from './missions.schemas.ts'
import { type Mission, type MissionEnrolment, mission_enrolments, missions } from './missions.table.ts'
import { conditionsOf, countedSince } from './progress.queries.ts'

/** What can be joined now, and whatever the viewer joined; the nearest end first. */
export async function listMissions(ctx: Context): Promise<{ data: MissionCard[] }> {
  const rows = await selectMissions(ctx)
    .where(and(notHidden(ctx), or(isOpen(ctx), sql`${mission_enrolments.id} is not null`)))
    .orderBy(
      sql`${missions.ends_at} < ${ctx.now().toISOString()}::timestamptz`,
      asc(missions.ends_at),
      desc(missions.id),
    )
  return { data: await cardsOf(ctx, rows) }
}

/** One that is open, coming, or the viewer's; others are not there. */
export async function showMission(ctx: Context, { slug }: MissionSlug): Promise<MissionCard> {
  const known = or(eq(missions.active, true), sql`${mission_enrolments.id} is not null`)
  const rows = await selectMissions(ctx).where(and(eq(missions.slug, slug), notHidden(ctx), known))
  const [card] = await cardsOf(ctx, rows)
  if (!card) throw new AppError('not_found', 'Não encontramos essa missão.')
  return card
}

/** Who hid the game finds no mission. */
const notHidden = (ctx: Context) => (signedIn(ctx).game_hidden ? sql`false` : undefined)

const isOpen = ({ now }: Context) =>
  and(
    eq(missions.active, true),
    sql`${now().toISOString()}::timestamptz between ${missions.starts_at} and ${missions.ends_at}`,
  )

const selectMissions = (ctx: Context) =>
  ctx.db
    .select({
      mission: missions,
      enrolment: mission_enrolments,
      badge: badges.name,
      people: sql<number>`(select count(*)::int from mission_enrolments e where e.mission_id = missions.id and e.state <> 'saiu')`,
    })
    .from(missions)
    .leftJoin(badges, eq(badges.id, missions.badge_id))
    .leftJoin(
      mission_enrolments,
      and(eq(mission_enrolments.mission_id, missions.id), eq(mission_enrolments.user_id, signedIn(ctx).id)),
    )

type Row = { mission: Mission; enrolment: MissionEnrolment | null; badge: string | null; people: number }

async function cardsOf(ctx: Context, rows: Row[]): Promise<MissionCard[]> {
  const ids = rows.flatMap(({ mission }) => conditionsOf(mission).map(({ action_type_id }) => action_type_id))
  const types = ids.length ? await ctx.db.select().from(action_types).where(inArray(action_types.id, ids)) : []
  const typeOf = new Map(types.map((type) => [type.id, type]))
  return Promise.all(rows.map((row) => cardOf(ctx, row, typeOf)))
}

async function cardOf(ctx: Context, { mission, enrolment, badge, people }: Row, typeOf: Map<number, ActionType>) {
  const now = ctx.now()
  const open = mission.active && mission.starts_at <= now && now <= mission.ends_at
  const state = enrolment?.state ?? null
  const counts =
    state && state !== 'saiu'
      ? await countedSince(ctx, signedIn(ctx).id, mission, enrolment?.enrolled_at ?? now)
      : new Map<number, number>()
  const { id, slug, name, text, starts_at, ends_at, points } = mission
  const conditions = conditionsOf(mission).flatMap(({ action_type_id, times }) => {
    const type = typeOf.get(action_type_id)
    if (!type) return []
    const { name: action, cause, daily_cap, cooldown_hours } = type
    const counted = state === 'recompensado' ? times : Math.min(times, counts.get(action_type_id) ?? 0)
    return [{ action, cause, times, counted, daily_cap, cooldown_hours }]
  })
  const in_time = conditions.every((one) => one.times - one.counted <= mostBetween(now, ends_at, one))
  return {
    ...{ id, slug, name, text, starts_at, ends_at, points, badge, people, state, conditions, in_time },
    can: {
      join: open && in_time && (state === null || state === 'saiu'),
      leave: state === 'inscrito' && now <= ends_at,
      collect: state === 'concluido',
    },
  }
}
