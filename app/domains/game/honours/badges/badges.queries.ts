import { and, asc, eq, sql } from 'drizzle-orm'
import { action_types } from '#domains/game/points/action-types/action-types.table.ts'
import type { Cause } from '#domains/game/points/causes/cause.kinds.ts'
import { levelAt } from '#domains/game/points/index.ts'
import { players } from '#domains/game/points/ledger/ledger.table.ts'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { isOpenTo } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { badgeSentence } from './badge.words.ts'
import type { Honours, HonoursOf } from './badges.schemas.ts'
import { badge_awards, badges } from './badges.table.ts'

/** All that the viewer has or may win; of secret ones only those they have. */
export async function listOwnBadges(ctx: Context) {
  const { id, game_hidden } = signedIn(ctx)
  if (game_hidden) return { data: [], won: 0, secret_left: 0 }
  const rows = await ctx.db
    .select({
      badge: badges,
      action: action_types.name,
      won_at: badge_awards.created_at,
      counted: sql<number>`(select count(*)::int from point_entries e where e.user_id = ${id}
        and e.action_type_id = ${badges.action_type_id} and e.kind = 'ganho'
        and (${badges.window_days} = 0 or e.at >= ${ctx.now().toISOString()}::timestamptz - ${badges.window_days} * interval '1 day')
        and not exists (select from point_entries r where r.reverses_id = e.id))`,
    })
    .from(badges)
    .leftJoin(badge_awards, and(eq(badge_awards.badge_id, badges.id), eq(badge_awards.user_id, id)))
    .leftJoin(action_types, eq(action_types.id, badges.action_type_id))
    .where(sql`${badges.active} or ${badge_awards.id} is not null`)
    .orderBy(asc(badges.order), asc(badges.id))
  const known = rows.filter(({ badge, won_at }) => won_at || !badge.secret)
  return {
    data: known.map(({ badge, action, won_at, counted }) => ({
      ...{ id: badge.id, name: badge.name, text: badge.text, icon: badge.icon, tier: badge.tier },
      ...{ secret: badge.secret, rule: badgeSentence({ ...badge, action }), won_at },
      ...{ counted: Math.min(counted, badge.times), times: badge.way === 'regra' ? badge.times : 0 },
    })),
    won: rows.filter(({ won_at }) => won_at).length,
    secret_left: rows.length - known.length,
  }
}

/** Level and badges of somebody whose profile the viewer may open; none of who hid the game, or for who hid it. */
export async function showHonours(ctx: Context, { id_or_nickname }: HonoursOf): Promise<Honours> {
  const named = /^\d{1,9}$/.test(id_or_nickname)
    ? eq(users.id, Number(id_or_nickname))
    : eq(users.nickname, id_or_nickname)
  const [person] = await ctx.db
    .select({ id: users.id, hidden: users.game_hidden, earned: players.earned, open: players.open_earned })
    .from(users)
    .leftJoin(players, eq(players.user_id, users.id))
    .where(and(named, isOpenTo(ctx.viewer)))
  if (!person) throw new AppError('not_found', 'Não encontramos essa pessoa no nosso jardim.')
  if (person.hidden || ctx.viewer?.game_hidden) return { level: null, badges: [] }
  const isOwn = person.id === ctx.viewer?.id
  const points = isOwn ? person.earned : person.open
  const [level, won] = await Promise.all([
    points ? levelAt(ctx, points) : undefined,
    ctx.db
      .select({ id: badges.id, name: badges.name, icon: badges.icon, tier: badges.tier, text: badges.text })
      .from(badge_awards)
      .innerJoin(badges, eq(badges.id, badge_awards.badge_id))
      .where(and(eq(badge_awards.user_id, person.id), isOwn ? undefined : isOpen(ctx, person)))
      .orderBy(asc(badges.order), asc(badges.id)),
  ])
  return { level: level?.name ?? null, badges: won }
}

/** What one grows, as opposed to what one wrote, answered or learned. */
const grown: Cause[] = ['cuidado', 'medicao', 'foto', 'colheita']

/**
 * A badge for what was done with plants stands on the profile when plants that the viewer may see account for all of it:
 * that somebody harvested what nobody can see is nobody's business. One of a mission of care, while they have no other plants.
 */
function isOpen({ viewer }: Context, { id }: { id: number }) {
  const seen = sql`from updates u join plants on plants.id = u.plant_id
    where u.created_by = ${id} and u.deleted_at is null and ${visibleTo(viewer)}`
  const ofCare = sql`exists (select from missions m
    join action_types t on t.id in (m.first_action_id, m.second_action_id, m.third_action_id)
    where m.badge_id = ${badges.id} and t.cause = any(${sql.param(grown)}::text[]))`
  const closed = sql`exists (select from plants where plants.created_by = ${id} and plants.deleted_at is null
    and not ${visibleTo(viewer)})`
  return sql`not (${ofCare} and ${closed}) and (${badges.way} <> 'regra' or coalesce((select t.cause from action_types t where t.id = ${badges.action_type_id}), '')
      <> all(${sql.param(grown)}::text[])
    or ${badges.times} <= (select count(*) from point_entries e
      where e.user_id = ${id} and e.action_type_id = ${badges.action_type_id} and e.kind = 'ganho'
        and not exists (select from point_entries r where r.reverses_id = e.id)
        and case e.source_kind
          when 'care_day' then e.day in (select (u.created_at at time zone 'America/Sao_Paulo')::date ${seen})
          when 'update' then e.source_id in (select u.id ${seen})
          when 'plant' then e.source_id in (select u.plant_id ${seen}) end))`
}
