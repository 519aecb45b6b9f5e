import { and, eq, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { seedDemoComments } from '#domains/base/social/comments/comments.seed.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { type Saveable, seedDemoSaves } from '#domains/base/social/saves/saves.seed.ts'
import type { KeepPhotos } from '#domains/garden/garden/plants/plants.seed.ts'
import { plants as plantRows } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { mentionsIn } from '#shared/marked-text.ts'
import { slugify } from '#shared/text.ts'
import { chanceOf } from '#world/chance.ts'
import { seedDemoAudiences } from '../audiences/audience-members.seed.ts'
import { countHashtags } from '../hashtags/hashtags.actions.ts'
import { seedDemoHashtags } from '../hashtags/hashtags.seed.ts'
import { conversations } from './demo-comments.seed.ts'
import { ledger } from './demo-ledger.seed.ts'
import type { ToldPlant } from './demo-moment.seed.ts'
import { plantPosts } from './demo-plant-posts.seed.ts'
import type { Draft, Writer } from './demo-post.seed.ts'
import { talkPosts } from './demo-talk-posts.seed.ts'
import { titleOf } from './post.words.ts'
import { post_mentions, post_photos, post_versions, posts } from './posts.table.ts'
import { rankOf } from './ranking.model.ts'

type People = Map<string, { id: number; nickname: string }>
type Gardens = {
  planted: Omit<ToldPlant, 'wet_g' | 'dry_g'>[]
  plans: Saveable[]
  keepPhotos: KeepPhotos
}
type Stored = Draft & { id: number; slug: string }

const CHUNK = 500
/** Posts about plants; with what people ask, tell and teach some 900 in all. */
const ABOUT_PLANTS = 740
/** Accounts that only read, or only work. */
const silent = ['novata', 'leitora', 'gerente', 'admin', 'cliente']

/** The community: posts over eight months, their comments and saves, hashtags and who belongs to whose audience. */
export async function seedDemoPosts(tx: Context, people: People, { planted, plans, keepPhotos }: Gardens) {
  const now = tx.now()
  const writers = await writersOf(tx, people)
  const since = new Map(writers.map((one) => [one.id, one.since]))
  const plants = await weighed(
    tx,
    planted.filter(({ row }) => !row.private),
  )
  const said = ledger()
  const talk = talkPosts({ now, ledger: said, writers, plants })
  const isMember = (user_id: number, at: Date) => (since.get(user_id) ?? now) < at
  const told = plantPosts(plants, { now, ledger: said, writers, isMember, most: ABOUT_PLANTS, before: talk })
  const drafts = [...talk, ...told].sort((a, b) => a.at.getTime() - b.at.getTime())
  const stored = await storePosts(tx, drafts)
  await storePhotos(tx, stored, keepPhotos)
  await storeRest(tx, stored, people)
  await seedDemoHashtags(tx, stored)
  await seedDemoAudiences(tx, people, writers)
  const forAll = stored.filter(({ available_by }) => available_by === 'todos')
  await seedDemoSaves(
    tx,
    forAll.map(({ id, created_by, at }) => ({ target: 'post', id, created_by, since: at })),
    writers.map(({ id }) => id),
  )
  const talking = conversations({ now, ledger: said, writers })
  const open = planted.filter((plant) => plants.some(({ id, archived }) => id === plant.id && !archived))
  const threads = [
    // The newest first: nothing is said twice, and they are the ones that are read.
    ...stored.toReversed().flatMap((post) => talking.onPost(post.id, post)),
    ...open.flatMap((plant) => talking.onPlant({ ...plant, wet_g: null, dry_g: null })),
    ...plans.flatMap(talking.onPlan),
  ]
  await seedDemoComments(tx, threads)
  await rankPosts(tx)
  await countHashtags(tx)
}

/** Of the newest posts so many are by people whom the demo grower follows: their feed is of today. */
const NEWEST = 30

/** The demo grower follows who wrote lately, and has done so for a month. */
export async function followNewest(tx: Context, user_id: number) {
  await tx.db.execute(sql`
    with newest as (select created_by from posts where available_by = 'todos' order by created_at desc limit ${NEWEST}),
    made as (insert into saves (user_id, target, target_id, created_at)
      select distinct ${user_id}::int, 'user', n.created_by, greatest(u.created_at, ${tx.now().toISOString()}::timestamptz - interval '30 days')
      from newest n join users u on u.id = n.created_by where u.id <> ${user_id}
      on conflict do nothing returning target_id)
    insert into social_counters (target, target_id, saves_count) select 'user', target_id, 1 from made
    on conflict (target, target_id) do update set saves_count = social_counters.saves_count + 1`)
}

/** Who writes, and since when they are here. */
async function writersOf({ db }: Context, people: People): Promise<Writer[]> {
  const rows = await db.select({ id: users.id, since: users.created_at }).from(users)
  const since = new Map(rows.map((row) => [row.id, row.since]))
  return [...people]
    .filter(([name]) => !silent.includes(name))
    .map(([name, { id, nickname }]) => ({ id, nickname, name, since: since.get(id) as Date }))
}

/** The plants with what they weighed. */
async function weighed<Plant extends { id: number }>({ db }: Context, planted: Plant[]) {
  const { id, wet_g, dry_g, archived_at } = plantRows
  const rows = await db.select({ id, wet_g, dry_g, archived_at }).from(plantRows)
  const known = new Map(rows.map((row) => [row.id, row]))
  return planted.map((plant) => {
    const row = known.get(plant.id)
    return { ...plant, wet_g: row?.wet_g ?? null, dry_g: row?.dry_g ?? null, archived: Boolean(row?.archived_at) }
  })
}

async function storePosts(tx: Context, drafts: Draft[]): Promise<Stored[]> {
  const chance = chanceOf('banca', 'slugs')
  const cycles = await tx.db
    .select({ id: catalogue_items.id, slug: catalogue_items.slug })
    .from(catalogue_items)
    .where(eq(catalogue_items.catalogue, 'ciclos_da_planta'))
  const cycleId = new Map(cycles.map(({ id, slug }) => [slug, id]))
  const stored: Stored[] = []
  for (let from = 0; from < drafts.length; from += CHUNK) {
    const some = drafts.slice(from, from + CHUNK).map((draft) => ({ ...draft, slug: slugOf(chance, draft) }))
    const rows = some.map(({ slug, created_by, text, teaser = '', available_by, moment, at, ...draft }) => ({
      slug,
      created_by,
      text,
      teaser,
      available_by,
      plant_id: moment?.plant.id ?? null,
      plant_cycle_id: moment ? (cycleId.get(moment.cycle) ?? null) : null,
      cycle_day: moment ? moment.day + 1 : null,
      rank: rankOf({ saves: 0, comments: 0, created_at: at }),
      pinned_at: draft.pinned ? after(tx, at, 1) : null,
      highlighted_at: draft.highlighted ? after(tx, at, 20) : null,
      edited_at: draft.before ? after(tx, at, 5) : null,
      created_at: at,
    }))
    const ids = await tx.db.insert(posts).values(rows).returning({ id: posts.id })
    stored.push(...some.map((draft, i) => ({ ...draft, id: ids[i]?.id ?? 0 })))
  }
  return stored
}

const after = (tx: Context, at: Date, hours: number) =>
  new Date(Math.min(at.getTime() + hours * HOUR, tx.now().getTime()))

/** As `createPost` makes them, but the same in every new world. */
const slugOf = (chance: ReturnType<typeof chanceOf>, { text, teaser }: Draft) =>
  `${slugify(titleOf({ text: teaser || text, teaser: '' }, 40).replaceAll(/[@#]\S+/g, '')) || 'post'}-${chance.int(10_000_000, 99_999_999)}`

/** Photos of the plant that were there by then. */
async function storePhotos(tx: Context, stored: Stored[], keepPhotos: KeepPhotos) {
  const shown = stored.flatMap(({ id, created_by, moment, photo }) =>
    moment && photo ? [{ id, created_by, moment, photo }] : [],
  )
  const nth = new Map<string, number>()
  const next = (cycle: string) => {
    const at = nth.get(cycle) ?? 0
    nth.set(cycle, at + 1)
    return at
  }
  const files = await keepPhotos(
    shown.map(({ created_by, moment, photo }) => ({
      // What lies on a table, hangs or stands in a jar is anybody's: no two in a row look alike.
      model: ['colheita', 'secagem', 'cura'].includes(photo.cycle) ? next(photo.cycle) : moment.plant.model,
      outdoors: moment.plant.outdoors,
      cycle: photo.cycle,
      day: photo.day,
      weekly: moment.plant.weekly,
      created_by,
      public: true,
      taken_at: new Date(tx.now().getTime() - (photo.ago + 1 / 3) * 24 * HOUR),
    })),
  )
  const links = shown.map(({ id, photo }, i) => ({ post_id: id, file_id: files[i] ?? 0, position: 0, alt: photo.alt }))
  if (links.length) await tx.db.insert(post_photos).values(links)
}

/** What edited posts said before, and who is named in which. */
async function storeRest(tx: Context, stored: Stored[], people: People) {
  const versions = stored.flatMap(({ id, before, available_by, at }) =>
    before ? [{ post_id: id, text: before, available_by, until: after(tx, at, 5) }] : [],
  )
  if (versions.length) await tx.db.insert(post_versions).values(versions)
  const ids = new Map([...people.values()].map(({ id, nickname }) => [nickname.toLowerCase(), id]))
  const mentions = stored.flatMap(({ id, text, created_by, available_by }) =>
    mentionsIn(available_by === 'todos' ? text : '').flatMap((name) => {
      const user_id = ids.get(name)
      return user_id && user_id !== created_by ? [{ post_id: id, user_id }] : []
    }),
  )
  if (mentions.length) await tx.db.insert(post_mentions).values(mentions)
}

/** Ranks by the counters, as each save and comment would have left them. */
async function rankPosts(tx: Context) {
  const rows = await tx.db
    .select({
      id: posts.id,
      created_at: posts.created_at,
      saves: social_counters.saves_count,
      comments: social_counters.comments_count,
    })
    .from(posts)
    .innerJoin(social_counters, and(eq(social_counters.target, 'post'), eq(social_counters.target_id, posts.id)))
  await tx.db.execute(sql`update posts set rank = r.rank
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(rows.map(rankOf))}::float8[]) r(id, rank)
    where posts.id = r.id`)
}
