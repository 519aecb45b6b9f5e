import { and, eq, isNull } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { process_members, processes } from '../processes/processes.table.ts'
import { aProcess, aProfessional } from '../processes.factory.ts'
import { care_professionals } from '../professionals/care-professionals.table.ts'

const lineOf = async ({ db }: Context, { id }: { id: number }) =>
  (await db.select().from(care_professionals).where(eq(care_professionals.user_id, id)))[0]?.id ?? 0

const now = ({ db }: Context, { id }: { id: number }) =>
  db.$count(process_members, and(eq(process_members.user_id, id), isNull(process_members.left_at)))

test('all processes of one go to another: who leaves reads none, who takes them is told once', async ({ ctx, as }) => {
  const staff = await as(await aStaffMember(ctx, ['processes.manage']))
  const [first, second, closed] = [await aProcess(ctx), await aProcess(ctx), await aProcess(ctx)]
  const leaver = first.team.medico
  for (const { process } of [second, closed])
    await ctx.db
      .update(process_members)
      .set({ user_id: leaver.id })
      .where(and(eq(process_members.process_id, process.id), eq(process_members.seat, 'medico')))
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, closed.process.id))
  const to = await aProfessional(ctx, 'medico')
  const id = await lineOf(ctx, leaver)
  const { processes: api } = staff.processes
  const options = await api.handOverOptions({ id })
  expect(options).toMatchObject({ nickname: leaver.nickname, profession: 'medico', seats: 3 })
  expect(options.others.map((one) => one.id)).toContain(to.id)
  expect(options.others.map((one) => one.id)).not.toContain(leaver.id)
  expect(await api.handOver({ id, to_id: to.id })).toEqual({ passed: 2, ended: 1, left: [], to: to.nickname })
  for (const { token, client } of [first, second, closed]) {
    await expect((await as(leaver)).processes.processes.show({ token })).rejects.toMatchObject({ status: 404 })
    const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, client.id))
    if (token === closed.token) {
      expect(told).toEqual([])
      await expect((await as(to)).processes.processes.show({ token })).rejects.toMatchObject({ status: 404 })
      continue
    }
    expect(told).toMatchObject([{ title: 'A equipe do seu processo mudou' }])
    expect(await (await as(to)).processes.processes.show({ token })).toMatchObject({ own: 'medico' })
  }
  expect(await now(ctx, leaver)).toBe(0)
  expect(await ctx.db.select().from(notifications).where(eq(notifications.user_id, to.id))).toMatchObject([
    { title: '2 processos chegaram para você', url: '/comunidade-360' },
  ])
  expect(await ctx.db.$count(audit_log, eq(audit_log.action, 'process.distributed'))).toBe(3)
  expect(await api.handOver({ id, to_id: to.id })).toMatchObject({ passed: 0, left: [] })
})

test('where the other lawyer takes them, the process that they share stays and is named', async ({ ctx, as }) => {
  const { processes: api } = (await as(await aStaffMember(ctx, ['processes.manage']))).processes
  const shared = await aProcess(ctx)
  const alone = await aProcess(ctx, { seated: ['medico'] })
  const [leaver, other] = [shared.team.advogado, shared.team['advogado-secundario']]
  await ctx.db.insert(process_members).values({ process_id: alone.process.id, user_id: leaver.id, seat: 'advogado' })
  const id = await lineOf(ctx, leaver)
  expect(await api.handOver({ id, to_id: other.id })).toEqual({
    ...{ passed: 1, ended: 0 },
    left: [shared.process.id],
    to: other.nickname,
  })
  expect(await now(ctx, leaver)).toBe(1)
  expect(await now(ctx, other)).toBe(2)
})

test('they go to somebody active of the same profession; professionals and strangers pass none', async ({
  ctx,
  as,
}) => {
  const staff = await aStaffMember(ctx, ['processes.manage'])
  const { team } = await aProcess(ctx)
  const idle = await aProfessional(ctx, 'medico')
  await ctx.db.update(care_professionals).set({ active: false }).where(eq(care_professionals.user_id, idle.id))
  const id = await lineOf(ctx, team.medico)
  const { processes: api } = (await as(staff)).processes
  for (const to_id of [team.advogado.id, team.medico.id, idle.id])
    await expect(api.handOver({ id, to_id })).rejects.toMatchObject({
      data: { errors: { to_id: [expect.any(String)] } },
    })
  await expect(api.handOver({ id: 999_999, to_id: idle.id })).rejects.toMatchObject({ status: 404 })
  await expect(api.handOverOptions({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect((await as(team.medico)).processes.processes.handOver({ id, to_id: idle.id })).rejects.toMatchObject({
    status: 403,
  })
  expect(await now(ctx, team.medico)).toBe(1)
})

test('the page below a professional says what goes, and to whom it went', async ({ ctx, page }) => {
  const staff = await aStaffMember(ctx, ['processes.manage'])
  const { team } = await aProcess(ctx)
  const at = `/admin/comunidade360/profissionais/${await lineOf(ctx, team.medico)}/passar-processos`
  expect((await page(at, staff)).text).toContain('Ninguém mais desta profissão recebe processos')
  const to = await aProfessional(ctx, 'medico')
  const form = await page(at, staff)
  expect(form.text).toContain('1 processo de medicina')
  const missing = await form.press('Passar processos', { to_id: '' })
  expect(missing.status).toBe(422)
  const done = await missing.press('Passar processos', { to_id: String(to.id) })
  expect(done.toast).toBe(`1 processo passou a ${to.nickname}.`)
  expect((await page(at, staff)).text).toContain('não está na equipe de nenhum processo')
  expect((await page(at, team.advogado)).location).toBe('/')
})
