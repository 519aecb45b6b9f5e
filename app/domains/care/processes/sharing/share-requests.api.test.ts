import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aProcess, aProfessional } from '../processes.factory.ts'
import { process_share_requests } from './share-requests.table.ts'

const reason = 'Para o laudo, preciso ler a dose na receita.'
const told = async ({ db }: Context, user_id: number) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, user_id))).map(({ title }) => title)

test('a professional asks, the client says yes until a day or no; each is told that there is something, never what', async ({
  ctx,
  as,
  clock,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const agronomist = (await as(team['engenheiro-agronomo'])).processes.processes
  const mine = (await as(client)).processes.processes
  const show = () => agronomist.show({ token })
  expect((await show()).askable).toEqual(['juridico', 'medico'])
  await agronomist.askShare({ token, compartment: 'medico', reason, until: '2026-12-04' })
  expect((await show()).askable).toEqual(['juridico'])
  const { share_requests } = await mine.show({ token })
  expect(share_requests).toMatchObject([
    { compartment: 'medico', with: 'engenheiro-agronomo', reason, until: '2026-12-04', waits: true, own: false },
  ])
  expect(await told(ctx, client.id)).toEqual(['Há um pedido esperando por você no seu processo'])
  const id = share_requests[0]?.id ?? 0
  await expect(mine.answerShare({ token, id, answer: 'sim', until: '2026-11-01' })).rejects.toMatchObject({
    data: { errors: { until: [expect.any(String)] } },
  })
  await mine.answerShare({ token, id, answer: 'sim', until: '2026-12-01' })
  expect(await show()).toMatchObject({
    ...{ reads: ['medico', 'agronomico'], askable: ['juridico'] },
    share_requests: [{ waits: false, outcome: 'aberto', own: true }],
  })
  expect(await told(ctx, team['engenheiro-agronomo'].id)).toEqual([
    `Processo ${process.id}: o seu pedido foi respondido`,
  ])
  await expect(mine.answerShare({ token, id, answer: 'nao' })).rejects.toMatchObject({ status: 409 })
  await agronomist.askShare({ token, compartment: 'juridico', reason })
  const [asked] = (await mine.show({ token })).share_requests
  await mine.answerShare({ token, id: asked?.id ?? 0, answer: 'nao' })
  expect(await show()).toMatchObject({ reads: ['medico', 'agronomico'], share_requests: [{ outcome: 'recusado' }, {}] })
  // After a no there is a pause.
  await expect(agronomist.askShare({ token, compartment: 'juridico', reason })).rejects.toMatchObject({
    data: { errors: { compartment: [expect.stringContaining('disse que não')] } },
  })
  clock.now = new Date(clock.now.getTime() + 8 * DAY)
  await agronomist.askShare({ token, compartment: 'juridico', reason, until: '2026-12-24' })
  // A yes without a day opens no longer than was asked.
  const [again] = (await mine.show({ token })).share_requests
  await mine.answerShare({ token, id: again?.id ?? 0, answer: 'sim' })
  // Its last day is over with the midnight of São Paulo after it.
  expect((await mine.show({ token })).shares).toContainEqual(
    expect.objectContaining({ compartment: 'juridico', until: new Date('2026-12-25T03:00:00Z') }),
  )
  const [row] = await ctx.db.select().from(process_share_requests)
  expect(row?.sealed_reason).not.toContain('receita')
})

test('one waits for each person and compartment; what is read, foreign or over is not asked for', async ({
  ctx,
  as,
}) => {
  const { token, team, reception, client } = await aProcess(ctx)
  const lawyer = (await as(team.advogado)).processes.processes
  const ask = (more = {}) => lawyer.askShare({ token, compartment: 'medico', reason, ...more })
  const beside = (field: string) => ({ data: { errors: { [field]: [expect.any(String)] } } })
  await expect(ask({ reason: 'sim' })).rejects.toMatchObject(beside('reason'))
  await expect(ask({ compartment: 'juridico' })).rejects.toMatchObject(beside('compartment'))
  await expect(ask({ until: '2026-11-01' })).rejects.toMatchObject(beside('until'))
  await ask()
  await expect(ask()).rejects.toMatchObject(beside('compartment'))
  await (await as(team['advogado-secundario'])).processes.processes.askShare({ token, compartment: 'medico', reason })
  for (const who of [reception, client, await anAdmin(ctx), await aProfessional(ctx, 'medico')])
    await expect(
      (await as(who)).processes.processes.askShare({ token, compartment: 'medico', reason }),
    ).rejects.toMatchObject({ status: 404 })
  const [asked] = (await lawyer.show({ token })).share_requests
  for (const who of [team.advogado, team.medico, reception])
    await expect(
      (await as(who)).processes.processes.answerShare({ token, id: asked?.id ?? 0, answer: 'sim' }),
    ).rejects.toMatchObject({ status: 404 })
})

test('no other profession learns that something was asked; the administration reads it', async ({ ctx, as }) => {
  const { token, team, reception } = await aProcess(ctx)
  await (await as(team.advogado)).processes.processes.askShare({ token, compartment: 'medico', reason })
  const seen = async (who: { id: number }) =>
    (await (await as(who)).processes.processes.show({ token })).share_requests.length
  expect([await seen(team.medico), await seen(team['engenheiro-agronomo']), await seen(reception)]).toEqual([0, 0, 0])
  expect([await seen(team['advogado-secundario']), await seen(await anAdmin(ctx))]).toEqual([1, 1])
  expect(await told(ctx, team.medico.id)).toEqual([])
})

test('a share covers what its profession asked for, and who leaves the team or the profession asks for nothing', async ({
  ctx,
  as,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const mine = (await as(client)).processes.processes
  for (const who of [team.advogado, team['advogado-secundario'], team.medico])
    await (await as(who)).processes.processes.askShare({ token, compartment: 'agronomico', reason })
  await mine.share({ token, compartment: 'agronomico', with: 'advogado' })
  const states = async () => (await mine.show({ token })).share_requests.map(({ outcome, waits }) => outcome ?? waits)
  expect(await states()).toEqual([true, 'aberto', 'aberto'])
  await ctx.db.update(users).set({ user_type: 'grower' }).where(eq(users.id, team.medico.id))
  expect(await states()).toEqual([false, 'aberto', 'aberto'])
  await ctx.db.update(users).set({ user_type: 'medico' }).where(eq(users.id, team.medico.id))
  await (await as(reception)).processes.processes.setTeam({
    ...{ token, advogado: team.advogado.id, advogado_secundario: team['advogado-secundario'].id },
    ...{ medico: null, engenheiro_agronomo: team['engenheiro-agronomo'].id },
  })
  expect(await states()).toEqual(['retirado', 'aberto', 'aberto'])
})

test('somebody asks twenty times a day at most', async ({ ctx, as, clock }) => {
  const { token, team } = await aProcess(ctx)
  const doctor = (await as(team.medico)).processes.processes
  for (let n = 0; n < 20; n++) {
    await doctor.askShare({ token, compartment: 'juridico', reason })
    await ctx.db.update(process_share_requests).set({ outcome: 'retirado', ended_at: ctx.now() })
  }
  await expect(doctor.askShare({ token, compartment: 'juridico', reason })).rejects.toMatchObject({ status: 429 })
  clock.now = new Date(clock.now.getTime() + DAY)
  await doctor.askShare({ token, compartment: 'juridico', reason })
})
