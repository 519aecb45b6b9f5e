import { eq, sql } from 'drizzle-orm'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { help_questions } from '../questions/help-questions.table.ts'

test('a word on a question that goes meanwhile finds none', async ({ ctx, api, database }) => {
  const question = { question: 'Quando?', slug: 'quando', subject: 'rega', answer: 'Agora.', order: 1 } as const
  await ctx.db.insert(help_questions).values(question)
  let voted: Promise<unknown> | undefined
  await database.db.transaction(async (tx) => {
    await tx.delete(help_questions).where(eq(help_questions.slug, 'quando'))
    voted = api.help.votes.send({ slug: 'quando', helped: true }).catch(({ status }) => status)
    await expect.poll(() => ctx.db.$count(sql`pg_locks`, sql`not granted`)).toBeGreaterThan(0)
  })
  expect(await voted).toBe(404)
})
