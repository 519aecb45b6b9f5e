import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aBlogPost } from './blog-posts.factory.ts'
import { blog_posts } from './blog-posts.table.ts'
import { publishDue } from './publish.actions.ts'

test('two schedulers at one minute: each post comes out once, and is told of once', async ({ ctx }) => {
  const due = new Date(ctx.now().getTime() - 1000)
  for (let n = 0; n < 5; n++) await aBlogPost(ctx, { state: 'agendado', publish_at: due })
  await Promise.all([publishDue(ctx), publishDue(ctx), publishDue(ctx)])
  expect((await ctx.db.select().from(blog_posts)).map(({ state }) => state)).toEqual(Array(5).fill('publicado'))
  const { rows } = await ctx.db.execute<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'blog.tell_followers'`,
  )
  expect(rows[0]?.jobs).toBe(5)
})

test('two works of one title, approved at once, get an address each', async ({ ctx, as }) => {
  const team = (await as(await aStaffMember(ctx, ['blog.manage']))).blog.works
  const works = await Promise.all(Array.from({ length: 5 }, () => aBlogPost(ctx, { review_asked_at: ctx.now() })))
  await ctx.db.update(blog_posts).set({ state: 'rascunho' })
  await Promise.all(works.map(({ id }) => team.approve({ id, version: 1 })))
  const slugs = (await ctx.db.select().from(blog_posts).where(eq(blog_posts.state, 'publicado'))).map(
    ({ slug }) => slug,
  )
  expect(new Set(slugs).size).toBe(5)
})

test('ten saves of one version at once: one is kept, the others are told', async ({ ctx, as }) => {
  const ana = await aUser(ctx, { roles: ['escritor'] })
  const hers = (await as(ana)).blog.works
  const { id } = await hers.create({ title: 'Um' })
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => hers.save({ id, version: 1, title: `Aba ${n}`, document: richTextOf('') })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 })
  expect((await hers.show({ id })).version).toBe(2)
})

test('a preview link that is asked for while its maker is taken off is not made', async ({ ctx, as }) => {
  const [ana, leo] = [await aUser(ctx, { roles: ['escritor'] }), await aUser(ctx, { roles: ['escritor'] })]
  const [hers, his] = [(await as(ana)).blog.works, (await as(leo)).blog.works]
  for (let turn = 0; turn < 5; turn++) {
    const { id } = await hers.create({ title: `Um ${turn}` })
    await hers.authors({ id, nicknames: [ana.nickname, leo.nickname] })
    const [, made] = await Promise.allSettled([
      hers.authors({ id, nicknames: [ana.nickname] }),
      his.makePreview({ id }),
    ])
    // Made before, it ended with the signature.
    if (made.status === 'fulfilled')
      await expect(his.preview({ token: made.value.token })).rejects.toMatchObject({ status: 404 })
  }
})
