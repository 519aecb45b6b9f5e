import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listPlants, showPlant } from '#domains/garden/garden/plants/plants.queries.ts'
import { listSpaceUpdates, listUpdates } from '#domains/garden/journal/updates/updates.queries.ts'
import { listPlanUpdates } from '#domains/garden/plans/plans/plan-updates.queries.ts'
import { showPlantToday } from '#domains/garden/plans/progress/plant-today.queries.ts'
import { listAgenda } from '#domains/growing/agenda/calendar/agenda.queries.ts'
import { showToday } from '#domains/growing/agenda/today/today.queries.ts'
import { readClimate } from '#domains/growing/climate/climate.queries.ts'
import { showNumbers } from '#domains/house/back-office/numbers/numbers.queries.ts'
import type { SignedIn } from '#platform/access/viewer.ts'
import { pageCache } from '#platform/cache/page-cache.ts'
import { createContext } from '#platform/context.ts'
import type { Environment } from '#platform/environment.ts'

type Captured = { text: string; values: unknown[] }
type Names = { user_id: number; nickname: string; plant: string; space: string; plan: string }

const page = { page: 1, per_page: 20 }
const list = { ...page, archived: false, order_by: 'created_at' as const }
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A grower's most frequent screens, as the calls read them, and the weekly numbers of the staff. */
const reads = (names: Names) => ({
  'A plant: itself': (ctx: Ctx) => showPlant(ctx, names.plant),
  'A plant: how it is today': (ctx: Ctx) => showPlantToday(ctx, names.plant),
  'A plant: its latest updates': (ctx: Ctx) => listUpdates(ctx, { id_or_slug: names.plant, ...page, per_page: 5 }),
  'Own plants': (ctx: Ctx) => listPlants(ctx, { ...list, user: names.nickname }),
  'Public plants': (ctx: Ctx) => listPlants(ctx, { ...list, private: false }),
  Hoje: (ctx: Ctx) => showToday(ctx),
  'Agenda, a month': (ctx: Ctx) => listAgenda(ctx, { from: day(-15), to: day(15) }),
  'Agenda of a plant, a month': (ctx: Ctx) => listAgenda(ctx, { from: day(-15), to: day(15), plant: names.plant }),
  'Updates in a plan': (ctx: Ctx) => listPlanUpdates(ctx, { slug: names.plan, ...page }),
  'Updates in a space': (ctx: Ctx) => listSpaceUpdates(ctx, { slug: names.space, ...page }),
  'Climate of a space, one year': (ctx: Ctx) => readClimate(ctx, { slug: names.space, span: 'ano' }),
  'Weekly numbers': (ctx: Ctx) => showNumbers(ctx, { weeks: 12 }),
})
type Ctx = Parameters<typeof showPlant>[0]

/**
 * The SQL queries of the hot screens, captured while a grower of the heavy world requests them, each with its EXPLAIN
 * ANALYZE plan. Returns Markdown.
 */
export async function explained(databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const names = await someGrower(pool)
    const parts: string[] = []
    for (const [what, read] of Object.entries(reads(names))) {
      const captured: Captured[] = []
      const db = drizzle(pool, { logger: { logQuery: (text, values) => void captured.push({ text, values }) } })
      await read(createContext({ db, env: nothing, viewer: viewerOf(names) }))
      const plans = await Promise.all(captured.map(({ text, values }) => planOf(pool, text, values)))
      parts.push(`## ${what}\n\n${plans.map((plan) => `\`\`\`\n${plan}\n\`\`\``).join('\n\n')}`)
    }
    return parts.join('\n\n')
  } finally {
    await pool.end()
  }
}

async function someGrower(pool: pg.Pool): Promise<Names> {
  const { rows } = await pool.query<Names>(`
    select u.id as user_id, u.nickname, p.slug as plant, s.slug as space, plans.slug as plan from users u
    join plants p on p.created_by = u.id join spaces s on s.id = p.space_id
    join plan_plants f on f.plant_id = p.id join plans on plans.id = f.plan_id
    where u.nickname = 'jardineira50000' order by p.id limit 1`)
  if (!rows[0]) throw new Error('the heavy world is not there: npm run world heavy')
  return rows[0]
}

/** These reads use the environment only for photo URLs, and there are no photos. */
export const nothing = { keys: {}, site: { url: '' }, cache: pageCache() } as unknown as Environment

export const viewerOf = ({ user_id, nickname }: Pick<Names, 'user_id' | 'nickname'>): SignedIn => ({
  id: user_id,
  nickname,
  photo_url: null,
  session_id: 0,
  session_slid: false,
  user_type: 'grower',
  roles: [],
  permissions: [],
  email_verified: true,
  leaving: false,
  discreet: false,
  game_hidden: false,
  analytics_refused: false,
  registration_confirmed: false,
  terms_accepted: true,
  need_update_password: false,
  users_is_professor_copa_grower: false,
  apart: [],
  new_account: false,
  unread_notices: 0,
  in_cart: 0,
  has_store: false,
})

export async function planOf(pool: pg.Pool, text: string, values: unknown[], buffers = 'off') {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, buffers ${buffers}, summary on) ${text}`,
    values,
  )
  return rows.map((row) => row['QUERY PLAN'].slice(0, 160)).join('\n')
}
