import { mails } from '#platform/mail/mail.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aUser } from '../users/users.factory.ts'
import { documentsJobs } from './documents.jobs.ts'

test('two workers remind at once: one mail for each document', async ({ ctx, as, clock }) => {
  const { documents } = (await as(await aUser(ctx))).accounts
  for (let made = 0; made < 5; made++) await documents.create({ kind: 'other', expires_on: '2027-03-31' })
  clock.now = new Date('2027-03-24T11:00:00Z')
  await Promise.all(Array.from({ length: 4 }, () => documentsJobs['accounts.remind_documents'](ctx)))
  expect(await ctx.db.select().from(mails)).toHaveLength(5)
})

test('a form sent five times at once is one document', async ({ ctx, as }) => {
  const { documents } = (await as(await aUser(ctx))).accounts
  const form = { kind: 'identity' as const, idempotency_key: '0198aaaa-0000-7000-8000-00000000000b' }
  const made = await Promise.all(Array.from({ length: 5 }, () => documents.create(form)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await documents.list()).data).toHaveLength(1)
})
