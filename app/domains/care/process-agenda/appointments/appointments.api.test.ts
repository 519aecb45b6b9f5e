import { eq } from 'drizzle-orm'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess, aProfessional } from '#domains/care/processes/processes.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { appointmentJobs } from './appointments.jobs.ts'
import { process_appointments } from './appointments.table.ts'
import { overlap } from './overlaps.model.ts'

const remind = appointmentJobs['process_agenda.remind']
const consulta = {
  kind: 'consulta',
  at: '2026-12-04T14:00',
  minutes: 60,
  place: 'https://chamada.exemplo/abc',
} as const
const at = '2026-12-04T17:00:00.000Z'
const seen = { at, minutes: 60, place: consulta.place }
const beside = (field: string) => ({ data: { errors: { [field]: [expect.any(String)] } } })
const told = async ({ db }: Context, { id }: { id: number }) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id)).map(
    ({ title }) => title,
  )

test('a time is proposed, answered with another one, changed with why and confirmed; nobody is told what it is', async ({
  ctx,
  as,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const doctor = (await as(team.medico)).processAgenda
  const mine = (await as(client)).processAgenda
  const idempotency_key = crypto.randomUUID()
  for (let turn = 0; turn < 2; turn++) await doctor.propose({ token, ...consulta, idempotency_key })
  await expect(doctor.propose({ token, ...consulta, kind: 'retorno', idempotency_key })).rejects.toMatchObject({
    status: 409,
  })
  const [one] = (await mine.list({ token })).data
  expect(one).toMatchObject({ ...consulta, at: new Date(at), state: 'proposto', can: { answer: true, change: false } })
  const id = one?.id ?? 0
  const ref = { token, id, minutes: 60, place: consulta.place }
  for (const words of ['', '\u200b\u200b\u200b'])
    await expect(mine.answer({ ...ref, at, answer: 'outro', words })).rejects.toMatchObject(beside('words'))
  for (const other of [{ place: 'Rua B, 999' }, { minutes: 720 }])
    await expect(mine.answer({ ...ref, ...other, at, answer: 'sim' })).rejects.toMatchObject({ status: 409 })
  await mine.answer({ ...ref, at, answer: 'outro', words: 'Só de manhã.' })
  const seen = (await doctor.list({ token })).data[0]
  expect(seen).toMatchObject({ state: 'outro', words: 'Só de manhã.', can: { change: true } })
  expect((await (await as(team.medico)).processDesk.show({})).other_times).toBe(1)
  const opened = { at: '2026-12-04T14:00', minutes: 60, place: consulta.place }
  const later = { ...opened, at: '2026-12-07T09:00', reason: 'De manhã, como pediu.' }
  await doctor.change({ token, id, ...later, opened })
  // The form of before would take back what was changed since.
  await expect(doctor.change({ token, id, ...later, at: '2026-12-08T09:00', opened })).rejects.toMatchObject({
    status: 409,
  })
  await expect(mine.answer({ ...ref, at, answer: 'sim' })).rejects.toMatchObject({ status: 409 })
  await mine.answer({ ...ref, at: '2026-12-07T12:00:00Z', answer: 'sim' })
  expect((await mine.list({ token })).data[0]).toMatchObject({ state: 'confirmado', words: 'De manhã, como pediu.' })
  await doctor.cancel({ token, id, reason: 'Estou doente.' })
  await expect(doctor.cancel({ token, id, reason: 'De novo.' })).rejects.toMatchObject({ status: 409 })
  expect(await told(ctx, client)).toEqual([
    'Há um horário esperando por você no seu processo',
    'Um horário do seu processo mudou',
    'Um horário do seu processo foi cancelado',
  ])
  expect(await told(ctx, team.medico)).toEqual([
    `Processo ${process.id}: o cliente pede outro horário`,
    `Processo ${process.id}: o cliente confirmou um horário`,
  ])
  const [row] = await ctx.db.select().from(process_appointments)
  expect(JSON.stringify(row)).not.toMatch(/doente|chamada/)
})

test('other professions and the reception learn nothing of it, nor the client of what is the team’s own', async ({
  ctx,
  as,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const lawyer = (await as(team.advogado)).processAgenda
  await expect(lawyer.propose({ token, ...consulta, team_only: true })).rejects.toMatchObject(beside('team_only'))
  await lawyer.propose({ token, ...consulta, kind: 'prazo', team_only: true })
  await lawyer.propose({ token, ...consulta, kind: 'audiencia' })
  const kinds = async (who: { id: number }) =>
    (await (await as(who)).processAgenda.list({ token })).data.map(({ kind }) => kind).sort()
  expect(await kinds(client)).toEqual(['audiencia'])
  expect(await kinds(team['advogado-secundario'])).toEqual(['audiencia', 'prazo'])
  expect(await kinds(await anAdmin(ctx))).toEqual(['audiencia', 'prazo'])
  expect(await kinds(team.medico)).toEqual([])
  await (await as(client)).processes.processes.share({ token, compartment: 'juridico', with: 'medico' })
  expect(await kinds(team.medico)).toEqual([])
  for (const who of [reception, await aProfessional(ctx, 'medico')])
    await expect((await as(who)).processAgenda.list({ token })).rejects.toMatchObject({ status: 404 })
  expect(await told(ctx, client)).toHaveLength(1)
  expect(await told(ctx, team.medico)).toEqual([])
  const ids = (await ctx.db.select().from(process_appointments).orderBy(process_appointments.id)).map(({ id }) => id)
  for (const id of ids) {
    const when = { token, id, at: '2026-12-09T09:00', reason: 'Porque sim.' }
    for (const who of [team.medico, client, reception, await anAdmin(ctx)]) {
      await expect((await as(who)).processAgenda.change(when)).rejects.toMatchObject({ status: 404 })
      await expect((await as(who)).processAgenda.cancel(when)).rejects.toMatchObject({ status: 404 })
    }
    await expect(lawyer.answer({ token, id, ...seen, answer: 'sim' })).rejects.toMatchObject({ status: 404 })
  }
  await expect(
    (await as(client)).processAgenda.answer({ token, id: ids[0] ?? 0, ...seen, answer: 'sim' }),
  ).rejects.toMatchObject({ status: 404 })
  for (const who of [client, reception, await anAdmin(ctx)])
    await expect((await as(who)).processAgenda.propose({ token, ...consulta })).rejects.toMatchObject({ status: 404 })
})

test('what is over, finished or without sense is refused beside its field', async ({ ctx, as, clock }) => {
  const { process, token, team } = await aProcess(ctx)
  const doctor = (await as(team.medico)).processAgenda
  for (const wrong of ['2026-11-01T10:00', '2036-01-01T10:00', '1026-12-04T14:00', 'amanhã'])
    await expect(doctor.propose({ token, ...consulta, at: wrong })).rejects.toMatchObject(beside('at'))
  await doctor.propose({ token, ...consulta })
  const [one] = (await doctor.list({ token })).data
  clock.now = new Date('2026-12-05T12:00:00Z')
  expect((await doctor.list({ token })).data).toMatchObject([{ past: true, can: { change: false } }])
  await expect(doctor.cancel({ token, id: one?.id ?? 0, reason: 'Passou.' })).rejects.toMatchObject({ status: 409 })
  await ctx.db.update(processes).set({ closed_at: clock.now }).where(eq(processes.id, process.id))
  await expect(doctor.propose({ token, ...consulta, at: '2026-12-20T09:00' })).rejects.toMatchObject({ status: 409 })
})

test('a professional’s agenda has all their processes by time, without what is sealed; two at once are said', async ({
  ctx,
  as,
}) => {
  const one = await aProcess(ctx)
  const two = await aProcess(ctx)
  const { team, token, client } = one
  await (await as(two.reception)).processes.processes.setTeam({
    ...{
      token: two.token,
      advogado: null,
      advogado_secundario: null,
      medico: team.medico.id,
      engenheiro_agronomo: null,
    },
  })
  const doctor = (await as(team.medico)).processAgenda
  expect(await doctor.propose({ token, ...consulta })).toEqual({ overlaps: 0 })
  expect(await doctor.propose({ token: two.token, ...consulta, at: '2026-12-04T14:30' })).toEqual({ overlaps: 1 })
  expect(await doctor.propose({ token: two.token, ...consulta, at: '2026-12-01T09:00' })).toEqual({ overlaps: 0 })
  expect((await doctor.own()).data).toMatchObject([
    { token: two.token, overlaps: false },
    { token, client: client.nickname, overlaps: true },
    { token: two.token, overlaps: true },
  ])
  expect(JSON.stringify(await doctor.own())).not.toContain('chamada')
  for (const who of [client, one.reception, await anAdmin(ctx)])
    await expect((await as(who)).processAgenda.own()).rejects.toMatchObject({ status: 404 })
  expect((await (await as(team.advogado)).processAgenda.own()).data).toEqual([])
  const from = (hour: string, minutes: number) => ({ at: new Date(`2026-12-04T${hour}:00Z`), minutes })
  expect(overlap(from('10:00', 60), from('11:00', 60))).toBe(false)
  expect(overlap(from('10:00', 0), from('10:00', 60))).toBe(false)
})

test('the day before both are reminded, once for each time; nobody of what was cancelled or is over', async ({
  ctx,
  as,
  clock,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const lawyer = (await as(team.advogado)).processAgenda
  await lawyer.propose({ token, ...consulta, kind: 'audiencia' })
  await lawyer.propose({ token, ...consulta, kind: 'prazo', team_only: true })
  await lawyer.propose({ token, ...consulta, at: '2026-12-04T10:00' })
  const [gone] = (await lawyer.list({ token })).data
  await lawyer.cancel({ token, id: gone?.id ?? 0, reason: 'Não precisa mais.' })
  const reminded = async (who: { id: number }) => (await told(ctx, who)).filter((title) => /compromisso/.test(title))
  for (const day of ['02', '03', '03', '04']) {
    clock.now = new Date(`2026-12-${day}T12:00:00Z`)
    await remind(ctx)
    if (day === '02') expect(await reminded(client)).toEqual([])
  }
  expect(await reminded(client)).toEqual(['Você tem um compromisso amanhã no seu processo'])
  for (const who of [team.advogado, team['advogado-secundario']])
    expect(await reminded(who)).toEqual(Array(2).fill(`Processo ${process.id}: um compromisso amanhã`))
  expect(await reminded(team.medico)).toEqual([])
})
