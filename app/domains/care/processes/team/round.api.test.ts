import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { process_members, processes } from '../processes/processes.table.ts'
import { aProcess, aProfessional } from '../processes.factory.ts'
import { care_professionals } from '../professionals/care-professionals.table.ts'
import { care_settings } from '../settings/care-settings.table.ts'

test('by round, who has the fewest open processes is proposed; among those who has waited longest', async ({
  ctx,
  as,
}) => {
  const rooms: number[] = []
  for (let n = 0; n < 5; n++) rooms.push((await aProcess(ctx, { seated: [] })).process.id)
  const { token, reception } = await aProcess(ctx, { seated: [] })
  await ctx.db.update(care_professionals).set({ active: false })
  await ctx.db.insert(care_settings).values({ distribution: 'rodizio' })
  const [a, b, c] = [
    await aProfessional(ctx, 'medico'),
    await aProfessional(ctx, 'medico'),
    await aProfessional(ctx, 'medico'),
  ]
  const next = async () => (await (await as(reception)).processes.processes.teamOptions({ token })).team.medico
  const sit = (user: { id: number }, room: number, days: number) =>
    ctx.db.insert(process_members).values({
      ...{ process_id: rooms[room] ?? 0, user_id: user.id, seat: 'medico' as const },
      since: new Date(ctx.now().getTime() - days * DAY),
    })
  await sit(a, 0, 30)
  await sit(a, 1, 20)
  await sit(b, 2, 3)
  expect(await next()).toBe(c.id)
  await sit(c, 3, 9)
  expect(await next()).toBe(c.id)
  await sit(c, 4, 1)
  expect(await next()).toBe(b.id)
  // What is closed, or was left, weighs nothing; when the last one came still counts.
  await ctx.db
    .update(processes)
    .set({ closed_at: ctx.now() })
    .where(eq(processes.id, rooms[0] ?? 0))
  expect(await next()).toBe(a.id)
  await ctx.db
    .update(process_members)
    .set({ left_at: ctx.now() })
    .where(eq(process_members.process_id, rooms[2] ?? 0))
  expect(await next()).toBe(b.id)
})

test('the second lawyer, who gets each process anyway, is the first one too only when there is nobody else', async ({
  ctx,
  as,
}) => {
  const { token, reception } = await aProcess(ctx, { seated: [] })
  await ctx.db.update(care_professionals).set({ active: false })
  const second = await aProfessional(ctx, 'advogado')
  await ctx.db.insert(care_settings).values({ distribution: 'rodizio', adv_secoundary_id: second.id })
  const proposed = async () => (await (await as(reception)).processes.processes.teamOptions({ token })).team
  const nobody = { medico: null, engenheiro_agronomo: null }
  expect(await proposed()).toEqual({ advogado: second.id, advogado_secundario: null, ...nobody })
  const first = await aProfessional(ctx, 'advogado')
  expect(await proposed()).toEqual({ advogado: first.id, advogado_secundario: second.id, ...nobody })
})

test('a process with a team keeps it, and by default those of the settings are proposed', async ({ ctx, as }) => {
  const whole = await aProcess(ctx)
  const empty = await aProcess(ctx, { seated: [] })
  const { processes: api } = (await as(await aStaffMember(ctx, ['processes.manage']))).processes
  const settings = await api.settings()
  expect(settings.distribution).toBe('padrao')
  await api.changeSettings({ ...settings, medico_id: whole.team.medico.id })
  expect((await api.teamOptions({ token: empty.token })).team.medico).toBe(whole.team.medico.id)
  await api.changeSettings({ ...(await api.settings()), distribution: 'rodizio' })
  const idle = await aProfessional(ctx, 'medico')
  expect([empty.team.medico.id, idle.id]).toContain((await api.teamOptions({ token: empty.token })).team.medico)
  expect((await api.teamOptions({ token: whole.token })).team.medico).toBe(whole.team.medico.id)
})
