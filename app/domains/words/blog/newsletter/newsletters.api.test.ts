import { eq, sql } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { consents } from '#domains/people/privacy/consents/consents.table.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBlogPost } from '../posts/blog-posts.factory.ts'
import { mailNewsletter } from './newsletters.actions.ts'
import { newsletter_recipients, newsletters } from './newsletters.table.ts'

test('once, to who said yes and still does; who follows an author is a smaller group', async ({ ctx, as, page }) => {
  const ana = await aUser(ctx)
  const people = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  for (const one of people.slice(0, 2)) {
    const form = await page('/blog/newsletter', one)
    expect((await form.press('Quero receber')).toast).toBe('Você recebe novidades por e-mail.')
  }
  await (await as(people[0] ?? ana)).social.saves.save({ user_id: ana.id })
  const team = (await as(await aStaffMember(ctx, ['blog.manage']))).blog.newsletters
  const draft = await aBlogPost(ctx, { created_by: ana.id })
  await expect(team.send({ id: draft.id, segment: 'todos' })).rejects.toMatchObject({ status: 409 })
  const post = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  expect(await team.show({ id: post.id })).toMatchObject({ audience: { todos: 2, seguidores: 1 }, sent: null })
  await team.send({ id: post.id, segment: 'todos' })
  await expect(team.send({ id: post.id, segment: 'seguidores' })).rejects.toMatchObject({ status: 409 })
  // Between the yes of the team and the mail somebody says no, and somebody new says yes.
  await (await as(people[1] ?? ana)).privacy.consents.answer({
    purpose: 'newsletter',
    given: false,
    how: 'privacidade',
  })
  await (await as(people[2] ?? ana)).privacy.consents.answer({ purpose: 'newsletter', given: true, how: 'privacidade' })
  const [{ id: newsletter_id } = { id: 0 }] = await ctx.db.select().from(newsletters)
  await mailNewsletter(ctx, { newsletter_id })
  await mailNewsletter(ctx, { newsletter_id })
  const sent = await ctx.db.select().from(mails).where(eq(mails.subject, 'VPD na prática'))
  expect(sent.map(({ to }) => to)).toEqual([people[0]?.email])
  expect(await team.show({ id: post.id })).toMatchObject({ sent: { recipients: 2, done: 1, left: 1 } })
  const link = new URL(sent[0]?.unsubscribe_url ?? '')
  const left = await (await page(link.pathname + link.search)).press('Parar as novidades')
  expect(left.heading).toBe('Você não recebe mais novidades por e-mail')
  const [last] = (
    await ctx.db
      .select()
      .from(consents)
      .where(eq(consents.user_id, people[0]?.id ?? 0))
      .orderBy(consents.id)
  ).slice(-1)
  expect(last).toMatchObject({ purpose: 'newsletter', given: false, how: 'link_do_email' })
  expect(await team.show({ id: post.id })).toMatchObject({ audience: { todos: 1 } })
})

test('a link that we did not write ends nothing; a group of nobody is refused', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx)
  for (const call of [api.blog.newsletters.subscription, api.blog.newsletters.leave])
    await expect(call({ user: ana.id, token: 'x'.repeat(43) })).rejects.toMatchObject({ status: 404 })
  const team = (await as(await aStaffMember(ctx, ['blog.manage']))).blog.newsletters
  const post = await aBlogPost(ctx, { state: 'publicado' })
  await expect(team.send({ id: post.id, segment: 'todos' })).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { segment: [expect.any(String)] } } },
  })
})

test('a post that is withdrawn mails nobody; out again, it goes on with who still waited, once', async ({
  ctx,
  as,
}) => {
  const ana = await aUser(ctx, { roles: ['escritor'] })
  const people = [await aUser(ctx), await aUser(ctx)]
  for (const one of people)
    await (await as(one)).privacy.consents.answer({ purpose: 'newsletter', given: true, how: 'privacidade' })
  const team = (await as(await aStaffMember(ctx, ['blog.manage']))).blog
  const { id } = await aBlogPost(ctx, { created_by: ana.id, state: 'publicado' })
  await team.newsletters.send({ id, segment: 'todos' })
  const [{ id: newsletter_id } = { id: 0 }] = await ctx.db.select().from(newsletters)
  // The first had theirs before the job was cut.
  const first = eq(newsletter_recipients.user_id, people[0]?.id ?? 0)
  await ctx.db.update(newsletter_recipients).set({ state: 'enviada', done_at: ctx.now() }).where(first)
  await team.works.withdrawAsTeam({ id })
  const waiting = () =>
    ctx.db.execute(sql`select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'blog.send_newsletter'`)
  await ctx.db.execute(sql`delete from graphile_worker._private_jobs`)
  await mailNewsletter(ctx, { newsletter_id })
  expect(await ctx.db.$count(mails, eq(mails.subject, 'VPD na prática'))).toBe(0)
  expect(await team.newsletters.show({ id })).toMatchObject({ sent: { recipients: 2, done: 1, left: 0 } })
  await (await as(ana)).blog.works.send({ id })
  expect((await waiting()).rows).toHaveLength(0)
  const { version } = await team.works.showToTeam({ id })
  await team.works.approve({ id, version })
  expect((await waiting()).rows).toHaveLength(1)
  await mailNewsletter(ctx, { newsletter_id })
  await mailNewsletter(ctx, { newsletter_id })
  const sent = await ctx.db.select().from(mails).where(eq(mails.subject, 'VPD na prática'))
  expect(sent.map(({ to }) => to)).toEqual([people[1]?.email])
  expect(await team.newsletters.show({ id })).toMatchObject({ sent: { recipients: 2, done: 2, left: 0 } })
})
