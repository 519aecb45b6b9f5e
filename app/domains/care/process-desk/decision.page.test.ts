import { eq } from 'drizzle-orm'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { process_members, processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
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
  expect(home.text).toContain('Seu pedido foi indeferido n')
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

test('the counters lead to the list that they count, and what waits for the viewer is first', async ({
  ctx,
  as,
  contextOf,
  page,
}) => {
  const [old, mine] = [await aProcess(ctx, { status: 'juridico' }), await aProcess(ctx)]
  const doctor = old.team.medico
  await ctx.db
    .update(process_members)
    .set({ user_id: doctor.id })
    .where(eq(process_members.user_id, mine.team.medico.id))
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'receita'))
  const client = await as(mine.client)
  const file = await aPrivateFile(await contextOf(mine.client))
  await client.processDocuments.documents.send({ token: mine.token, kind_id: kind?.id ?? 0, file_ids: [file.id] })
  await client.processChat.chat.write({ token: mine.token, audience: 'medico', text: 'Chegou a receita.' })
  const { processDesk } = await as(doctor)
  for (const filter of [{ to_check: 'true' as const }, { unread: 'true' as const }])
    expect((await processDesk.list(filter)).data.map(({ token }) => token)).toEqual([mine.token])
  const { data } = await processDesk.list({ order_by: 'waiting' })
  expect(data.map(({ token }) => token)).toEqual([mine.token, old.token])
  const home = await page('/comunidade-360/medico', doctor)
  for (const name of ['mine', 'to_check', 'unread'])
    expect(home.html).toContain(`href="/comunidade-360/medico/processos?${name}=true"`)
  const list = await page('/comunidade-360/medico/processos?to_check=true&unread=true', doctor)
  expect(list.text).toContain('Filtros: 2 ativos')
  expect(list.text).toContain('Limpar filtros')
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
  expect((await page(at, client)).text).toContain('Você desistiu deste processo n')
  const [row] = await ctx.db.select().from(processes).where(eq(processes.id, process.id))
  expect(row?.closed_at).toEqual(ctx.now())
  expect(await noticesOf(ctx, team.medico.id)).toMatchObject([
    { title: `Processo ${process.id}: terminou`, read_at: null },
  ])
  // Their notices of it are read when they open it.
  expect((await doctors.show({ token, with_completed: true })).history.at(-1)).toMatchObject({ by: client.nickname })
  expect(await noticesOf(ctx, team.medico.id)).toMatchObject([{ read_at: ctx.now() }])
  await (await as(client)).processes.processes.giveUp({ token })
})

test('the phone is for the reception and the lawyers, and the client reads who saw it', async ({ ctx, as }) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const phone = '+5531987654321'
  await ctx.db.insert(user_registrations).values({ user_id: client.id, cpf: '52998224725', phone })
  for (const [who, read] of [
    [reception, phone],
    [team.advogado, phone],
    [team.medico, null],
    [team['engenheiro-agronomo'], null],
    [client, null],
  ] as const)
    expect((await (await as(who)).processes.processes.show({ token })).phone).toBe(read)
  const { data } = await (await as(client)).processes.processes.openings({ token })
  expect(data.filter(({ thing }) => thing === 'contato').map(({ nickname }) => nickname)).toEqual([
    team.advogado.nickname,
    reception.nickname,
  ])
})
