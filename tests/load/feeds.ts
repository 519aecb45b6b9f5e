import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { readFeed } from '#domains/community/banca/feeds/read-feed.actions.ts'
import type { Context } from '#platform/context.ts'
import { createContext } from '#platform/context.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { followsMany, followsNobody } from '#world/heavy/heavy-community.ts'
import { nothing, planOf, viewerOf } from './explain.ts'

type Filter = Parameters<typeof readFeed>[1]
type Feed = { what: string; filter: Filter /** Later than the reading of before: it is made anew. */; anew?: true }

const ROUNDS = 60
const MOST = 1.5

/** In the demo world, and in the heavy one. No nickname: a visitor. */
const readers = [
  { who: 'visitor', small: null, heavy: null },
  { who: 'newcomer', small: 'clarinha', heavy: followsNobody.nickname },
  { who: 'follower', small: 'joaquim.verde', heavy: followsMany.nickname },
] as const

const feeds = async (pool: Queries): Promise<Feed[]> => {
  const { rows } = await pool.query<{ cycle: number; slug: string }>(`select
    (select id from catalogue_items where catalogue = 'ciclos_da_planta' and slug = 'floracao') as cycle,
    (select h.slug from post_hashtags t join hashtags h on h.id = t.hashtag_id group by 1 order by count(*) desc limit 1) as slug`)
  const { cycle = 0, slug = '' } = rows[0] ?? {}
  return [
    { what: 'following', filter: { kind: 'following' } },
    { what: 'following, flora', filter: { kind: 'following', plant_cycle_id: cycle } },
    { what: 'ranked', filter: { kind: 'ranked' } },
    { what: 'ranked, made anew', filter: { kind: 'ranked' }, anew: true },
    {
      what: 'ranked, flora, week 5, made anew',
      filter: { kind: 'ranked', plant_cycle_id: cycle, week: 5 },
      anew: true,
    },
    { what: 'recent', filter: { kind: 'recent' } },
    { what: 'recent, a hashtag', filter: { kind: 'recent', hashtag: slug } },
    { what: 'highlights', filter: { kind: 'highlights' } },
    { what: 'students', filter: { kind: 'students' } },
    { what: 'members', filter: { kind: 'members' } },
    { what: 'paid', filter: { kind: 'paid' } },
    { what: 'saved', filter: { kind: 'saved' } },
  ]
}

type Queries = Pick<pg.Pool, 'query'>
type World = { database: Database; feeds: Feed[] }

/**
 * The first page of each feed, as the API's handler reads it, in process on a pool as the site opens it (no HTTP): demo
 * and heavy world by turns, so that noise hits both. Prints p50 in ms; true when each ratio is below 1.5.
 */
export async function feedRatios(smallUrl: string, heavyUrl: string) {
  const worlds = await Promise.all([smallUrl, heavyUrl].map(openWorld))
  const [small, heavy] = worlds as [World, World]
  const rows: Record<string, string | number>[] = []
  let held = true
  for (const [at, feed] of small.feeds.entries())
    for (const { who, ...names } of readers) {
      const few = await reading(small, names.small, feed)
      const many = await reading(heavy, names.heavy, heavy.feeds[at] as Feed)
      const times: [number[], number[]] = [[], []]
      for (let round = -10; round < ROUNDS; round++)
        for (const [i, read] of [few, many].entries()) {
          const ms = await read(round)
          if (round >= 0) times[i]?.push(ms)
        }
      const [a, b] = times.map(median) as [number, number]
      held &&= b / a < MOST
      rows.push({
        feed: feed.what,
        reader: who,
        'p50 demo': a.toFixed(2),
        'p50 heavy': b.toFixed(2),
        ratio: (b / a).toFixed(2),
      })
    }
  console.table(rows)
  await Promise.all(worlds.map(({ database }) => database.close()))
  return held
}

async function openWorld(url: string): Promise<World> {
  const database = openDatabase(url, { transactions: 4 })
  // A reading that an earlier run dated ahead would be found again.
  await database.pool.query('delete from feed_readings')
  return { database, feeds: await feeds(database.pool as unknown as Queries) }
}

async function reading({ database }: World, nickname: string | null, { filter, anew }: Feed) {
  const viewer = await viewerNamed(database.pool as unknown as Queries, nickname)
  return async (round: number) => {
    const now = new Date(Date.now() + (anew ? (round + 20) * 61_000 : 0))
    const ctx = createContext({ db: database.db, env: nothing, viewer, now: () => now })
    const started = performance.now()
    await readFeed(ctx, filter)
    return performance.now() - started
  }
}

async function viewerNamed(pool: Queries, nickname: string | null) {
  if (!nickname) return null
  const { rows } = await pool.query<{ id: number }>('select id from users where nickname = $1', [nickname])
  if (!rows[0]) throw new Error(`nobody is called ${nickname}`)
  return viewerOf({ user_id: rows[0].id, nickname })
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The statements of each feed with their plans and buffers, as Markdown. */
export async function explainedFeeds(heavyUrl: string) {
  const pool = new pg.Pool({ connectionString: heavyUrl, max: 1 })
  try {
    const parts: string[] = []
    for (const { what, filter, anew } of await feeds(pool))
      for (const { who, heavy } of readers) {
        const captured: { text: string; values: unknown[] }[] = []
        const db = drizzle(pool, { logger: { logQuery: (text, values) => void captured.push({ text, values }) } })
        const now = new Date(Date.now() + (anew ? 500_000_000 : 0))
        const viewer = await viewerNamed(pool, heavy)
        await readFeed(
          createContext({ db: db as unknown as Context['db'], env: nothing, viewer, now: () => now }),
          filter,
        )
        const plans: string[] = []
        for (const { text, values } of captured) {
          // Explained, it runs again: a reading would be there twice.
          await pool.query('begin; delete from feed_readings')
          plans.push(await planOf(pool, text, values, 'on'))
          await pool.query('rollback')
        }
        parts.push(`## ${what}, ${who}\n\n${plans.map((plan) => `\`\`\`\n${plan}\n\`\`\``).join('\n\n')}`)
      }
    return parts.join('\n\n')
  } finally {
    await pool.end()
  }
}
