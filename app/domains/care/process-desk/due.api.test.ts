import { eq } from 'drizzle-orm'
import { aProcess, statusId } from '#domains/care/processes/processes.factory.ts'
import { dueWords } from '#domains/care/processes/statuses/due.words.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { processes } from '../processes/processes/processes.table.ts'

test('a status gives working days: the team reads until when, the client does not; what is late is found first', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  clock.now = new Date('2026-11-18T15:00:00Z')
  const staff = await aStaffMember(ctx, ['processes.manage'])
  const { processes: care } = await as(staff)
  const [from_id, status_id] = [await statusId(ctx, 'documentacao'), await statusId(ctx, 'medico')]
  const status = await care.statuses.show({ id: status_id })
  await care.statuses.update({ ...status, days: 2 })
  const { token, client, team, process } = await aProcess(ctx)
  const other = await aProcess(ctx)
  await (await as(team.medico)).processes.processes.move({ token, from_id, status_id })
  // Wednesday, and Friday the 20th is a holiday.
  const { processes: doctors } = (await as(team.medico)).processes
  expect((await doctors.show({ token })).due_on).toBe('2026-11-23')
  expect((await (await as(client)).processes.processes.show({ token })).due_on).toBeNull()
  expect((await (await as(client)).processDesk.list({})).data).toMatchObject([{ token, due_on: null }])
  const at = `/comunidade-360/medico/processo/${token}`
  expect((await page(at, team.medico)).text).toContain('até seg, 23 de nov')
  const late = async () => (await as(staff)).processDesk.list({ late: 'true' })
  for (const [day, count] of [
    ['2026-11-23T15:00:00Z', 0],
    ['2026-11-25T15:00:00Z', 1],
  ] as const) {
    clock.now = new Date(day)
    expect((await late()).total).toBe(count)
    expect((await (await as(staff)).processDesk.show({})).late).toBe(count)
  }
  expect((await page(at, team.medico)).text).toContain('atrasado 2 dias úteis')
  expect((await page('/comunidade-360/medico/processos', team.medico)).text).toContain('atrasado 2 dias úteis')
  expect((await page('/comunidade-360/cliente/processos', client)).text).not.toContain('atrasado')
  // What a status may take is changed: what stands in it follows; by last day, those without one come last.
  await care.statuses.update({ ...(await care.statuses.show({ id: status_id })), days: 10 })
  expect((await doctors.show({ token })).due_on).toBe('2026-12-03')
  const sorted = await (await as(staff)).processDesk.list({ order_by: 'due_on' })
  expect(sorted.data.map(({ number }) => number)).toEqual([process.id, other.process.id])
  await care.statuses.update({ ...(await care.statuses.show({ id: status_id })), days: 0 })
  const [row] = await ctx.db.select().from(processes).where(eq(processes.id, process.id))
  expect(row?.due_on).toBeNull()
})

test.each([
  [null, '2026-11-26', ''],
  ['2026-12-04', '2026-11-26', 'até sex, 4 de dez'],
  ['2026-11-27', '2026-11-29', 'venceu na sex, 27 de nov'],
  ['2026-11-27', '2026-11-30', 'atrasado 1 dia útil'],
  ['2026-12-30', '2027-01-04', 'atrasado 2 dias úteis'],
])('due %s, on %s: %s', (due_on, today, words) => expect(dueWords(due_on, today)).toBe(words))
