import { sql } from 'drizzle-orm'
import { sentencesOf } from '#domains/community/banca/posts/demo-ledger.seed.ts'
import { worldViolations } from '#tests/days/world-violations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { demo } from './demo.ts'

test('the community of the demo world is alive and does not repeat itself', async ({ ctx, clock }) => {
  clock.now = new Date('2026-11-21T15:00:00Z')
  await demo(ctx, { orders: 8, robot_days: 1, pictures: 2 })
  for (const [name, query] of Object.entries(worldViolations(clock.now)))
    expect((await ctx.db.execute(query)).rows, name).toEqual([])

  const said = await ctx.db.execute<{ text: string }>(sql`
    select text from posts where text <> '' union all select teaser from posts where teaser <> '' union all select text from comments`)
  const texts = said.rows.map(({ text }) => text)
  expect(texts.length - new Set(texts).size, 'texts that are there twice').toBe(0)
  const counts = Map.groupBy(texts.flatMap(sentencesOf), (one) => one)
  expect([...counts].filter(([, all]) => all.length > 1).map(([one, all]) => `${all.length}× ${one}`)).toEqual([])
  expect(texts.filter((text) => /[{}]|undefined|NaN|(?<![\d,.])1 dias/.test(text))).toEqual([])
  const weights = (text: string) => text.match(/[\d,]+ g /g) ?? []
  expect(texts.filter((text) => new Set(weights(text)).size < weights(text).length)).toEqual([])

  const newest = await ctx.db.execute<{ created_by: number }>(sql`
    select created_by from posts where available_by = 'todos' order by created_at desc limit 40`)
  const authors = newest.rows.map(({ created_by }) => created_by)
  expect(authors.filter((one, at) => authors.slice(at + 1, at + 6).includes(one))).toEqual([])

  const feed = await ctx.db.execute<{ created_by: number; age: number; comments: number }>(sql`
    select o.created_by, extract(day from ${clock.now.toISOString()}::timestamptz - o.created_at)::int as age,
      (select count(*)::int from comments c where c.target = 'post' and c.target_id = o.id) as comments
    from posts o join saves s on s.target = 'user' and s.target_id = o.created_by
    join users g on g.id = s.user_id and g.email like 'grower@%'
    where o.available_by = 'todos' order by o.created_at desc limit 20`)
  expect(feed.rows.filter(({ age }) => age < 2).length).toBeGreaterThan(4)
  expect(new Set(feed.rows.map(({ created_by }) => created_by)).size).toBe(20)
  expect(feed.rows.filter(({ comments }) => !comments)).toEqual([])

  const early = await ctx.db.execute<{ text: string }>(sql`
    select c.text from comments c join posts o on o.id = c.target_id and c.target = 'post'
    where o.cycle_day < 9 and c.text ~* 'amarr|botões|tricomas|manicure|mofo|pelo título'
      and o.text !~ '[?]'`)
  expect(early.rows).toEqual([])

  const { rows } = await ctx.db.execute(sql`
    select (select count(*)::int from posts) as posts, (select count(*)::int from comments) as comments,
      (select count(*)::int from comments where parent_id is not null) as answers,
      (select count(distinct created_by)::int from posts) as authors,
      (select count(*)::int from hashtags where posts_count > 1) as hashtags,
      (select count(distinct available_by)::int from posts) as audiences,
      (select count(*)::int from posts where highlighted_at is not null) as highlights,
      (select count(*)::int from post_photos) as photos,
      (select count(*)::int from post_versions) as versions,
      (select count(*)::int from post_mentions) as mentions,
      (select count(distinct target || period)::int from liked_ranks) as rankings,
      (select count(distinct date_trunc('month', created_at))::int from posts) as months`)
  const [made] = rows as Record<string, number>[]
  expect((made?.posts ?? 0) + (made?.comments ?? 0)).toBeGreaterThanOrEqual(2000)
  const least = {
    posts: 900,
    comments: 1100,
    answers: 150,
    authors: 55,
    hashtags: 40,
    audiences: 5,
    highlights: 10,
    photos: 250,
    versions: 1,
    mentions: 10,
    rankings: 20,
    months: 8,
  }
  for (const [what, number] of Object.entries(least)) expect(made?.[what], what).toBeGreaterThanOrEqual(number)
})
