import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { anEvent } from '../events.factory.ts'
import { eventTypes } from './event-types.staff.ts'

staffHolds(eventTypes, (api) => api.events.staffTypes)

test('one with events is switched off, not deleted; who teaches may not change the list', async ({ ctx, as, page }) => {
  const { type_id } = await anEvent(ctx)
  const staff = (await as(await aStaffMember(ctx, ['courses.manage']))).events.staffTypes
  await expect(staff.remove({ id: type_id })).rejects.toMatchObject({ status: 409 })
  const teacher = await aUser(ctx, { roles: ['professor'] })
  await expect((await as(teacher)).events.staffTypes.list({})).rejects.toMatchObject({ status: 403 })
  expect((await page('/cursos/professor/agenda/tipo', teacher)).location).toBe('/')
})
