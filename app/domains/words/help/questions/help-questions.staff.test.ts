import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { guideSlugs } from '../guides/guide.kinds.ts'
import { helpQuestions } from './help-questions.staff.ts'

staffHolds(helpQuestions, (api) => api.help.staffQuestions)

test.for(guideSlugs)('no question stands in the place of the guide %s', async (slug, { ctx, as }) => {
  const { help } = await as(await aStaffMember(ctx, ['help.manage']))
  const question = { question: 'O que é?', subject: 'comecar', answer: 'Isto.' } as const
  await expect(help.staffQuestions.create({ ...question, slug })).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { slug: [expect.any(String)] } } },
  })
})
