import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { contact_messages } from './contacts.table.ts'

test('a form sent five times at once is one message with one protocol', async ({ ctx, api }) => {
  const form = {
    name: 'Rosa',
    email: 'rosa@exemplo.com.br',
    subject: 'Oi',
    message: 'Oi',
    idempotency_key: '0198aaaa-0000-7000-8000-000000000002',
  }
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.support.contacts.send(form)))
  expect(new Set(answers.map((answer) => answer.protocol)).size).toBe(1)
  expect(await ctx.db.select().from(contact_messages)).toHaveLength(1)
})
