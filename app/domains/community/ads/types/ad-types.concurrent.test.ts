import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

test('ten of the team give ten placements the same code at once: one has it, the others read why not', async ({
  ctx,
  as,
}) => {
  const { types } = (await as(await aStaffMember(ctx, ['ads.manage']))).ads
  const shape = { name: 'Topo', width: 728, height: 90, active: true }
  const made = await Promise.all(Array.from({ length: 10 }, (_, i) => types.create({ ...shape, slug: `topo-${i}` })))
  const answers = await Promise.allSettled(made.map(({ id }) => types.update({ ...shape, id, slug: 'topo' })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 422, data: { errors: { slug: [expect.any(String)] } } })
})
