import { asc, eq, inArray } from 'drizzle-orm'
import { action_types } from '#domains/game/points/action-types/action-types.table.ts'
import { causeWords } from '#domains/game/points/causes/cause.words.ts'
import type { Deed } from '#domains/game/points/causes/deserving.model.ts'
import { deedsOf } from '#domains/game/points/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { plural } from '#shared/numbers.ts'
import { badgeSentence } from '../badges/badge.words.ts'
import { badges } from '../badges/badges.table.ts'
import { conditionWords } from '../missions/mission.words.ts'
import { missions } from '../missions/missions.table.ts'
import { conditionsOf } from '../missions/progress.queries.ts'
import type { RulePreview, RulesPreview } from './preview.schemas.ts'
import { reached, rewarded } from './replay.model.ts'

const DAYS = 30
const NAMED = 8

type Rule = Omit<RulePreview, 'people' | 'nicknames'> & { who: number[] }

/** What the rules as they stand would have given for all that people did in the last 30 days. Nothing is written. */
export async function previewRules(ctx: Context): Promise<RulesPreview> {
  const now = ctx.now()
  const since = new Date(now.getTime() - DAYS * DAY)
  const types = await ctx.db.select().from(action_types).orderBy(asc(action_types.id))
  const given = new Map<number, Deed[]>()
  const rules: Rule[] = []
  for (const type of types) {
    const deeds = type.active
      ? rewarded(type, await playing(ctx, await deedsOf(ctx, type.cause, { from: since, to: now })))
      : []
    given.set(type.id, deeds)
    rules.push({
      ...{
        list: 'action-types',
        id: type.id,
        name: type.name,
        times: deeds.length,
        points: deeds.length * type.points,
      },
      sentence: `${causeWords[type.cause]}: ${plural(type.points, 'ponto', 'pontos')}, até ${plural(type.daily_cap, 'vez', 'vezes')} por dia${
        type.cooldown_hours ? `, com ${type.cooldown_hours} h entre uma e outra` : ''
      }${type.active ? '.' : ' (inativo).'}`,
      who: [...new Set(deeds.map(({ user_id }) => user_id))],
    })
  }
  const nameOf = new Map(types.map(({ id, name }) => [id, name]))
  for (const badge of await ctx.db.select().from(badges).where(eq(badges.way, 'regra')).orderBy(asc(badges.order))) {
    const who = badge.active ? reached(given.get(badge.action_type_id ?? 0) ?? [], badge.times, badge.window_days) : []
    const sentence = badgeSentence({ ...badge, action: nameOf.get(badge.action_type_id ?? 0) ?? null })
    rules.push({ list: 'badges', id: badge.id, name: badge.name, sentence, times: who.length, points: 0, who })
  }
  for (const mission of await ctx.db.select().from(missions).orderBy(asc(missions.ends_at))) {
    const conditions = conditionsOf(mission)
    const sets = conditions.map(({ action_type_id, times }) => reached(given.get(action_type_id) ?? [], times, 0))
    const who = (sets[0] ?? []).filter((id) => sets.every((set) => set.includes(id)))
    const words = conditionWords(
      conditions.map(({ action_type_id, times }) => ({ action: nameOf.get(action_type_id) ?? '', times })),
    )
    rules.push({
      ...{
        list: 'missoes',
        id: mission.id,
        name: mission.name,
        times: who.length,
        points: who.length * mission.points,
        who,
      },
      sentence: `${words}: ${plural(mission.points, 'ponto', 'pontos')}.`,
    })
  }
  return { since, data: await named(ctx, rules), points: rules.reduce((sum, { points }) => sum + points, 0) }
}

/** Without those who hid the game. */
async function playing({ db }: Context, deeds: Deed[]) {
  const hidden = await db.select({ id: users.id }).from(users).where(eq(users.game_hidden, true))
  const ids = new Set(hidden.map(({ id }) => id))
  return deeds.filter(({ user_id }) => !ids.has(user_id))
}

async function named({ db }: Context, rules: Rule[]): Promise<RulePreview[]> {
  const ids = [...new Set(rules.flatMap(({ who }) => who.slice(0, NAMED)))]
  const rows = ids.length
    ? await db.select({ id: users.id, nickname: users.nickname }).from(users).where(inArray(users.id, ids))
    : []
  const nameOf = new Map(rows.map(({ id, nickname }) => [id, nickname]))
  return rules.map(({ who, ...rule }) => ({
    ...rule,
    people: who.length,
    nicknames: who.slice(0, NAMED).flatMap((id) => nameOf.get(id) ?? []),
  }))
}
