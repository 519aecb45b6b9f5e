import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPost } from '../posts/posts.factory.ts'

test('staff finds any post, in any state', async ({ ctx, as }) => {
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  const ana = await aUser(ctx, { nickname: 'ana.verde' })
  const open = await aPost(ctx, { text: 'Poda apical hoje' })
  const hidden = await aPost(ctx, { created_by: ana.id, hidden_at: ctx.now(), available_by: 'seguidores' })
  const gone = await aPost(ctx, { deleted_at: ctx.now() })
  const { staffPosts } = staff.banca
  const idsOf = async (filter: Parameters<typeof staffPosts.list>[0]) =>
    (await staffPosts.list(filter)).data.map(({ id }) => id)
  expect(await idsOf({})).toEqual([gone.id, hidden.id, open.id])
  expect(await idsOf({ state: 'abertos' })).toEqual([open.id])
  expect(await idsOf({ state: 'escondidos' })).toEqual([hidden.id])
  expect(await idsOf({ state: 'apagados' })).toEqual([gone.id])
  expect(await idsOf({ search: 'APICAL' })).toEqual([open.id])
  expect(await idsOf({ search: 'ana.v' })).toEqual([hidden.id])
  expect(await idsOf({ available_by: 'seguidores' })).toEqual([hidden.id])
  await expect((await as(ana)).banca.staffPosts.list({})).rejects.toMatchObject({ status: 403 })
})

test('deleted by staff: its author reads why, it may come back, both are audited', async ({ ctx, as, api }) => {
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  const ana = await aUser(ctx)
  const post = await aPost(ctx, { created_by: ana.id })
  await staff.banca.staffPosts.removePost({ id: post.id, reason: 'Vende sementes.' })
  await expect(api.banca.posts.show({ id: post.slug })).rejects.toMatchObject({ status: 404 })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, ana.id))
  expect(told).toMatchObject([{ kind: 'moderation', text: expect.stringContaining('Vende sementes.') }])
  await expect(staff.banca.staffPosts.removePost({ id: post.id, reason: 'De novo' })).rejects.toMatchObject({
    status: 409,
  })
  expect(await staff.banca.staffPosts.show({ id: post.id })).toMatchObject({
    deleted_at: expect.any(Date),
    case_id: null,
  })
  await staff.banca.staffPosts.restore({ id: post.id })
  expect(await api.banca.posts.show({ id: post.slug })).toMatchObject({ id: post.id })
  const noted = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `post:${post.id}`))
    .orderBy(audit_log.id)
  expect(noted.map(({ action }) => action)).toEqual(['post.delete', 'post.restore'])
  await expect(staff.banca.staffPosts.show({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})
