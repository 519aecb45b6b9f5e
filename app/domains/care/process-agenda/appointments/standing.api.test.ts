import { eq } from 'drizzle-orm'
import { process_members, processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const at = '2026-12-04T14:00'

test('what a court sets stands at once, and is not for the client to answer', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  await (await as(team.advogado)).processAgenda.propose({ token, kind: 'audiencia', at, place: 'Fórum' })
  const mine = (await as(client)).processAgenda
  const [one] = (await mine.list({ token })).data
  expect(one).toMatchObject({ state: 'confirmado', can: { answer: false } })
  const seen = { token, id: one?.id ?? 0, at: new Date(one?.at ?? 0).toISOString(), minutes: 60, place: 'Fórum' }
  await expect(mine.answer({ ...seen, answer: 'sim' })).rejects.toMatchObject({ status: 409 })
})

test('who keeps it and has left is said, and is not confirmed; the end of a process ends what it had ahead', async ({
  ctx,
  as,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const doctor = (await as(team.medico)).processAgenda
  await doctor.propose({ token, kind: 'consulta', at })
  const mine = (await as(client)).processAgenda
  expect((await mine.list({ token })).data).toMatchObject([{ state: 'proposto', left: false }])
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  expect((await mine.list({ token })).data).toMatchObject([{ state: 'cancelado' }])
  expect((await doctor.own()).data).toEqual([])
  await ctx.db.update(processes).set({ closed_at: null }).where(eq(processes.id, process.id))
  await ctx.db.update(process_members).set({ left_at: ctx.now() }).where(eq(process_members.user_id, team.medico.id))
  const [one] = (await mine.list({ token })).data
  expect(one).toMatchObject({ state: 'proposto', left: true, can: { answer: false } })
  const seen = { token, id: one?.id ?? 0, at: new Date(one?.at ?? 0).toISOString(), minutes: 60, place: '' }
  await expect(mine.answer({ ...seen, answer: 'sim' }), 'nobody would come').rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('saiu da equipe'),
  })
})
