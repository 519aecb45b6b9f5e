import type { Client } from 'pg'
import type { Ids } from './heavy-ids.ts'
import { sizes } from './heavy-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Number of rows; saves a little fewer, since nobody saves a thing twice. */
export const communitySizes = { posts: 1_000_000, comments: 500_000, answers: 100_000, hashtags: 2000 } as const
/** Per person: what they saved. */
const SAVED = { posts: 73, people: 25, plants: 6 }
/** Growers who write; each fifth person has plants. */
const AUTHORS = 20_000
/** Who follows 2,000 people, and who follows nobody. */
export const followsMany = { nickname: 'jardineira7', index: 7, people: 2000 } as const
export const followsNobody = { nickname: 'jardineira9', index: 9 } as const

const YEAR = "interval '365 days'"

/** A number from 0 to below 1 that depends on two whole numbers alone. */
export const evenly = (one: string, two: string | number) =>
  `(((hashint8extended((${one})::bigint, ${two}) & 2147483647)::float8) / 2147483648)`

type Step = { table: string; sql: string }

/**
 * Posts, saves and comments of the growers, made by the database from series of numbers: nothing is sent. Few write much
 * and few things are saved by many. Counters and ranks are computed from the rows.
 */
export async function fillCommunity(client: Client, ids: Ids, say: (line: string) => void) {
  const now = (await client.query<{ now: string }>('select now()::text as now')).rows[0]?.now ?? ''
  for (const { table, sql } of steps(ids, `'${now}'::timestamptz`))
    await withoutIndexes(client, table, async () => {
      await client.query(sql)
      say(`… ${table}`)
    })
  for (const table of ['posts', 'comments', 'hashtags'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
}

const steps = (ids: Ids, now: string): Step[] => [
  { table: 'saves', sql: saves(ids, now) },
  { table: 'comments', sql: comments(ids, now) },
  { table: 'social_counters', sql: counters(ids) },
  { table: 'posts', sql: posts(ids, now) },
  { table: 'hashtags', sql: hashtags(ids) },
  { table: 'post_hashtags', sql: postHashtags(ids) },
]

/** When the post of that number was written: evenly over a year. */
const writtenAt = (i: string, now: string) => `${now} - ${YEAR} * (1 - (${i}) / ${communitySizes.posts}.0)`

/** The number of a post, few of them often; neighbours in this order are far apart in time. */
const lovedPost = (chance: string) =>
  `((floor(${communitySizes.posts} * power(${chance}, 2.5))::bigint * 7919) % ${communitySizes.posts})::int`
/** The number of an author among the users, few of them often. */
const lovedPerson = (chance: string) => `(floor(${AUTHORS} * power(${chance}, 2))::int * 5)`

/** In the order of the primary key, as far as it goes. */
const saves = (ids: Ids, now: string) => `
  insert into saves (user_id, target, target_id, created_at)
  select ${ids.user} + u, w.target, w.target_id, w.since + (${now} - w.since) * ${evenly('u::bigint * 131 + w.n', 5)}
  from generate_series(0, ${sizes.users - 1}) u cross join lateral (
    select n, 'plant' as target, ${ids.plant} + floor(${sizes.plants} * ${evenly('u::bigint * 131 + n', 1)})::int / 2 * 2 + 1 as target_id,
      ${now} - interval '30 days' as since from generate_series(1, ${SAVED.plants}) n
    union all
    select n, 'post', ${ids.post} + p, ${writtenAt('p', now)}
      from generate_series(1, ${SAVED.posts}) n cross join lateral (select ${lovedPost(evenly('u::bigint * 131 + n', 2))} as p) l
    union all
    select n, 'user', ${ids.user} + ${lovedPerson(evenly('u::bigint * 131 + n', 3))}, ${now} - ${YEAR} from generate_series(1, ${SAVED.people}) n
    union all
    select n, 'user', ${ids.user} + n * 45, ${now} - ${YEAR} from generate_series(1, case when u = ${followsMany.index} then ${followsMany.people} else 0 end) n
  ) w
  where u <> ${followsNobody.index} and (u <> ${followsMany.index} or (w.target = 'user' and w.target_id % 45 = ${ids.user} % 45))
    and not (w.target = 'user' and w.target_id = ${ids.user} + u)
  on conflict do nothing`

/** The first ones are answered by the last ones. */
const comments = (ids: Ids, now: string) => {
  const asked = communitySizes.comments - communitySizes.answers
  const of = `case when i < ${asked} then i else i - ${asked} end`
  return `
  insert into comments (id, target, target_id, parent_id, created_by, text, created_at) overriding system value
  select ${ids.comment} + i, 'post', ${ids.post} + p, case when i >= ${asked} then ${ids.comment} + i - ${asked} end,
    ${ids.user} + floor(${sizes.users} * ${evenly('i', 12)})::int,
    case when i < ${asked} then 'Boa ideia, vou tentar na minha planta ' || i || '.' else 'Conta depois como foi a ' || i || '.' end,
    ${writtenAt('p', now)} + (${now} - ${writtenAt('p', now)}) * case when i < ${asked} then 0.5 * ${evenly('i', 13)} else 0.9 end
  from generate_series(0, ${communitySizes.comments - 1}) i cross join lateral (select ${lovedPost(evenly(of, 11))} as p) l`
}

const counters = (ids: Ids) => `
  insert into social_counters (target, target_id, saves_count, comments_count)
  select target, target_id, sum(saves)::int, sum(comments)::int from (
    select target, target_id, count(*) as saves, 0 as comments from saves group by target, target_id
    union all select target, target_id, 0, count(*) from comments where deleted_at is null group by target, target_id
  ) c
  where (target = 'post' and target_id >= ${ids.post}) or (target = 'plant' and target_id >= ${ids.plant}) or (target = 'user' and target_id >= ${ids.user})
  group by target, target_id`

/** Rank as in posts/ranking.model.ts. */
const posts = (ids: Ids, now: string) => `
  insert into posts (id, slug, created_by, text, teaser, available_by, plant_id, plant_cycle_id, cycle_day, rank,
    highlighted_at, hidden_at, deleted_at, created_at) overriding system value
  select ${ids.post} + i, 'post-pesado-' || i, ${ids.user} + a,
    'Dia ' || i % 90 || ' na tenda ' || a || ': folhas firmes e rega em dia.' ||
      coalesce((select string_agg(' #tema' || h, '' order by n) from ${hashtagsOf('i')}), ''),
    case when i % 160 = 3 then 'O que aprendi no ciclo ' || i || '.' else '' end,
    case when i % 160 = 3 then 'pago' when i % 25 = 4 then 'seguidores' when i % 100 = 7 then 'alunos' when i % 250 = 9 then 'consultoria' else 'todos' end,
    case when i % 5 < 3 then ${ids.plant} + a + i % 5 end,
    case when i % 5 < 3 then (array[${ids.cycles.join()}])[1 + (a + i) % ${ids.cycles.length}] end,
    case when i % 5 < 3 then 1 + i % 60 end,
    log(1 + coalesce(c.saves_count, 0) + 2 * coalesce(c.comments_count, 0)) + (extract(epoch from w.at) - 1767225600) / 172800,
    case when i % 5000 = 0 then w.at end, case when i % 2000 = 11 then w.at end, case when i % 500 = 13 then w.at end, w.at
  from generate_series(0, ${communitySizes.posts - 1}) i
  cross join lateral (select ${lovedPerson(evenly('i', 21))} as a, ${writtenAt('i', now)} as at) w
  left join social_counters c on c.target = 'post' and c.target_id = ${ids.post} + i
  order by i`

/** None to three a post, few of them often. */
const hashtagsOf = (i: string) => `(
  select distinct on (h) n, h from generate_series(1, (${i}) % 4) n
  cross join lateral (select floor(${communitySizes.hashtags} * power(${evenly(`(${i})::bigint * 4 + n`, 31)}, 3))::int as h) k order by h, n) tags`

const hashtags = (ids: Ids) => `
  insert into hashtags (id, slug, name) overriding system value
  select ${ids.hashtag} + h, 'tema' || h, 'tema' || h from generate_series(0, ${communitySizes.hashtags - 1}) h`

const postHashtags = (ids: Ids) => `
  insert into post_hashtags (hashtag_id, post_id, created_by, created_at)
  select ${ids.hashtag} + h, p.id, p.created_by, p.created_at from posts p cross join lateral ${hashtagsOf(`p.id - ${ids.post}`)}
  where p.id >= ${ids.post}`
