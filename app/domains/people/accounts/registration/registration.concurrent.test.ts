import { eq } from 'drizzle-orm'
import { currentTerms } from '#domains/base/legal/index.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { users } from '../users/users.table.ts'

test('of ten who take one nickname in the same instant one gets it, the others the sentence beside the field', async ({
  ctx,
  api,
}) => {
  const terms_of_service_id = (await currentTerms(ctx)).id
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      api.accounts.registration.register({
        nickname: 'girassol',
        email: `girassol${i}@exemplo.com.br`,
        password: 'janela para o leste',
        adult: true,
        accept: true,
        terms_of_service_id,
      }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 422, data: { errors: { nickname: [expect.any(String)] } } })
  expect(await ctx.db.select().from(users).where(eq(users.nickname, 'girassol'))).toHaveLength(1)
})
