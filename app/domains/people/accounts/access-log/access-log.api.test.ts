import { desc } from 'drizzle-orm'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aSession, aUser } from '../users/users.factory.ts'

test('one reads the own accesses, page by page, and nobody else’s', async ({ ctx, as, api }) => {
  const user = await aUser(ctx)
  for (let i = 0; i < 3; i++) await aSession(ctx, user)
  await aSession(ctx, await aUser(ctx))
  const mine = await (await as(user)).accounts.accessLog.listOwn({ per_page: 2 })
  expect(mine).toMatchObject({ total: 4, last_page: 2 })
  expect(mine.data[0]).toMatchObject({ kind: 'login', ip: '127.0.0.1', device: 'Programa ou aplicativo' })
  await expect(api.accounts.accessLog.listOwn({})).rejects.toMatchObject({ status: 401 })
})

test('staff with the permission reads them, and that is audited; others do not', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  await aSession(ctx, user)
  const admin = await aUser(ctx, { user_type: 'admin' })
  const { data } = await (await as(admin)).accounts.accessLog.readOf({ user_id: user.id })
  expect(data).toHaveLength(1)
  const [entry] = await ctx.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1)
  expect(entry).toMatchObject({ user_id: admin.id, action: 'access_log.read', subject: `user:${user.id}` })
  await expect((await as(user)).accounts.accessLog.readOf({ user_id: user.id })).rejects.toMatchObject({ status: 403 })
  await expect((await as(admin)).accounts.accessLog.readOf({ user_id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect((await as(admin)).accounts.accessLog.readOf({ user_id: 0 })).rejects.toMatchObject({ status: 422 })
})
