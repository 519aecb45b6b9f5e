import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { actionTypes } from './action-types/action-types.staff.ts'
import { settle } from './causes/settle.actions.ts'
import { aKeptPlant, anAct, typeOf } from './game.factory.ts'
import { levelsList } from './levels/levels.staff.ts'

staffHolds(
  actionTypes,
  (api) => api.points.actionTypes,
  (n) => ({ cause: 'aula', daily_cap: n }),
)
staffHolds(
  levelsList,
  (api) => api.points.levels,
  (n) => ({ points: 7000 + n }),
)

test('a type by which somebody earned is switched off, not deleted; off it gives nothing', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const first = await anAct(ctx, { plant_id: plant.id, created_by: user.id })
  await settle(ctx, { of: 'act', id: first.id })
  const type = await typeOf(ctx, 'cuidado')
  const calls = (await as(await aStaffMember(ctx, ['game.manage']))).points.actionTypes
  await expect(calls.remove({ id: type.id })).rejects.toMatchObject({ status: 409 })
  const { name, cause, points, daily_cap, cooldown_hours } = type
  await calls.update({ id: type.id, name, cause, points, daily_cap, cooldown_hours, active: false })
  const other = await aUser(ctx)
  const theirs = await aKeptPlant(ctx, other.id)
  await settle(ctx, { of: 'act', id: (await anAct(ctx, { plant_id: theirs.id, created_by: other.id })).id })
  expect((await (await as(other)).points.mine()).balance).toBe(0)
  expect((await (await as(user)).points.mine()).balance).toBe(1)
})
