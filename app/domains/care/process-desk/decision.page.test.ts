import { eq } from 'drizzle-orm'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

const noticesOf = ({ db }: Context, user_id: number) =>
  db.select().from(notifications).where(eq(notifications.user_id, user_id))

test('a refusal needs a reason and a second look; its client reads why, since which day, and whom to ask', async ({
  ctx,
  page,
}) => {
  const { token, client, team } = await aProcess(ctx, { status: 'protocolado' })
  const at = `/comunidade-360/advogado/processo/${token}`
  const work = await page(at, team.advogado)
  const sent = { status_id: work.choice('status_id', 'Indeferido') }
  const bare = await work.press('Levar adiante', sent)
  expect(bare.text).toContain('Diga ao cliente por que o processo vai para Indeferido')
  const asked = await bare.press('Levar adiante', { ...sent, reason: 'Faltou o laudo. Vamos recorrer.' })
  expect(asked.text).toContain('É isso mesmo?')
  expect((await asked.press('Levar adiante', { sure: 'true' })).toast).toContain('O processo andou')
  const home = await page('/comunidade-360/cliente', client)
  expect(home.text).toContain('Seu pedido foi indeferido em ')
  expect(home.text).toContain('Faltou o laudo. Vamos recorrer.')
  expect(home.text).toContain('Fale com a advocacia na conversa')
  expect(home.text).not.toMatch(/\d documentos? esper/)
})

test('the client reads how many documents wait for them, and what comes; the team does not', async ({ ctx, page }) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = await page(`/comunidade-360/cliente/processo/${token}`, client)
  expect(mine.text).toMatch(/\d documentos esperam por você/)
  expect(mine.text).toContain('O que vem depois')
  expect(mine.text).toContain('Petição')
  expect((await page(`/comunidade-360/medico/processo/${token}`, team.medico)).text).not.toContain('O que vem depois')
})

test('a report that the agronomy writes is not missing of its client', async ({ ctx, as, page }) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = await page(`/comunidade-360/cliente/processo/${token}/documentos`, client)
  expect(mine.text).toMatch(/Laudo agronômico.*Agronomia envia/)
  const missing = async (who: { id: number }) => (await (await as(who)).processDesk.list({})).data[0]?.missing
  const asked = (await (await as(client)).processDocuments.documents.list({ token })).data
  expect(await missing(client)).toBe(asked.filter(({ required, by_team }) => required && !by_team).length)
  expect(await missing(team['engenheiro-agronomo'])).toBe(2)
})

test('the client gives it up: it ends, the history says by whom, the team is told by its number', async ({
  ctx,
  as,
  page,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const { processes: doctors } = (await as(team.medico)).processes
  await expect(doctors.giveUp({ token })).rejects.toMatchObject({ status: 404 })
  const at = `/comunidade-360/cliente/processo/${token}`
  const gone = await (await page(at, client)).press('Desistir do processo')
  expect(gone.toast).toContain('Você desistiu do processo')
  expect((await page(at, client)).text).toContain('Você desistiu deste processo em ')
  const [row] = await ctx.db.select().from(processes).where(eq(processes.id, process.id))
  expect(row?.closed_at).toEqual(ctx.now())
  expect(await noticesOf(ctx, team.medico.id)).toMatchObject([
    { title: `Processo ${process.id}: terminou`, read_at: null },
  ])
  // Their notices of it are read when they open it.
  expect((await doctors.show({ token })).history.at(-1)).toMatchObject({ by: client.nickname })
  expect(await noticesOf(ctx, team.medico.id)).toMatchObject([{ read_at: ctx.now() }])
  await (await as(client)).processes.processes.giveUp({ token })
})

test('the phone is for the reception and the lawyers, and the client reads who saw it', async ({ ctx, as }) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const phone = '+5531987654321'
  await ctx.db.insert(user_registrations).values({ user_id: client.id, cpf: '52998224725', phone })
  for (const [who, read] of [
    ...([[reception, phone] as const, [team.advogado, phone] as const] as const),
    ...([[team.medico, null] as const, [team['engenheiro-agronomo'], null] as const, [client, null] as const] as const),
  ])
    expect((await (await as(who)).processes.processes.show({ token })).phone).toBe(read)
  const { data } = await (await as(client)).processes.processes.openings({ token })
  expect(data.filter(({ thing }) => thing === 'contato').map(({ nickname }) => nickname)).toEqual([
    team.advogado.nickname,
    reception.nickname,
  ])
})
