import { eq } from 'drizzle-orm'
import { process_members, processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
import { documentWatchJobs } from './document-watch.jobs.ts'

const watch = documentWatchJobs['process_documents.watch']
const at = (day: string) => new Date(`${day}T11:10:00Z`)
const DAY = 86_400_000

const kindId = async ({ db }: Context, slug: string) =>
  (await db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, slug)))[0]?.id ?? 0
const toldTo = async ({ db }: Context, { id }: { id: number }) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id)).filter(
    ({ key }) => key.includes(':lapses:'),
  )

test('client and profession are told 60, 30, 7 and 0 days before, each once, without contents', async ({
  ctx,
  as,
  contextOf,
  clock,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const doctor = (await as(team.medico)).processDocuments.documents
  const { id } = await aPrivateFile(await contextOf(team.medico))
  await doctor.send({ token, kind_id: await kindId(ctx, 'receita'), file_ids: [id], expires_on: '2027-03-31' })
  for (let day = at('2027-01-20').getTime(); day <= at('2027-04-10').getTime(); day += DAY)
    for (let turn = 0; turn < 2; turn++) {
      clock.now = new Date(day)
      await watch(ctx)
    }
  const told = await toldTo(ctx, client)
  expect(told.map(({ title, created_at }) => [title, created_at.toISOString().slice(0, 10)])).toEqual([
    ['Um documento do seu processo está perto de vencer', '2027-01-30'],
    ['Um documento do seu processo está perto de vencer', '2027-03-01'],
    ['Um documento do seu processo está perto de vencer', '2027-03-24'],
    ['Um documento do seu processo vence hoje', '2027-03-31'],
  ])
  expect(told[0]).toMatchObject({ kind: 'process', text: '', url: `/comunidade-360/processo/${token}/documentos` })
  expect((await toldTo(ctx, team.medico)).map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^Processo \d+: um documento vence hoje$/),
  )
  for (const other of [team.advogado, team['engenheiro-agronomo']]) expect(await toldTo(ctx, other)).toEqual([])
})

test('a version that waits or was refused silences nothing; an approved one with a later day does', async ({
  ctx,
  as,
  contextOf,
  clock,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = (await as(client)).processDocuments.documents
  const doctor = (await as(team.medico)).processDocuments.documents
  const kind_id = await kindId(ctx, 'laudo-medico')
  const line = async () => (await mine.list({ token })).data.find((one) => one.kind_id === kind_id)
  const send = async (expires_on?: string) => {
    const { id } = await aPrivateFile(await contextOf(client))
    await mine.send({ token, kind_id, file_ids: [id], expires_on })
    return (await line())?.versions[0]?.id ?? 0
  }
  await doctor.decide({ token, version_id: await send('2027-03-31'), verdict: 'aprovado' })
  const waiting = await send('2027-09-30')
  expect(await line()).toMatchObject({ state: 'enviado', expires_on: '2027-03-31' })
  clock.now = at('2027-03-01')
  await watch(ctx)
  expect(await toldTo(ctx, client)).toHaveLength(1)
  await doctor.decide({ token, version_id: waiting, verdict: 'recusado', reason: 'Sem CRM.' })
  clock.now = at('2027-03-24')
  await watch(ctx)
  expect(await toldTo(ctx, client)).toHaveLength(2)
  await doctor.decide({ token, version_id: await send('2027-09-30'), verdict: 'aprovado' })
  expect(await line()).toMatchObject({ state: 'aprovado', expires_on: '2027-09-30' })
  clock.now = at('2027-03-31')
  await watch(ctx)
  expect(await toldTo(ctx, client)).toHaveLength(2)
})

test('a site that was down tells up to two days late; who left the seat, or the site, hears nothing', async ({
  ctx,
  as,
  contextOf,
  clock,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const lawyer = (await as(team.advogado)).processDocuments.documents
  const { id } = await aPrivateFile(await contextOf(team.advogado))
  const kind_id = await kindId(ctx, 'salvo-conduto')
  await lawyer.send({ token, kind_id, file_ids: [id], expires_on: '2027-03-31' })
  await ctx.db
    .update(process_members)
    .set({ left_at: ctx.now() })
    .where(eq(process_members.user_id, team['advogado-secundario'].id))
  clock.now = at('2027-03-26')
  await watch(ctx)
  expect(await toldTo(ctx, team['advogado-secundario'])).toEqual([])
  expect(await toldTo(ctx, team.advogado)).toHaveLength(1)
  // Over, the process has its client alone.
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  clock.now = at('2027-04-01')
  await watch(ctx)
  expect((await toldTo(ctx, client)).at(-1)?.title).toBe('Um documento do seu processo venceu')
  expect(await toldTo(ctx, team.advogado)).toHaveLength(1)
  await ctx.db.update(users).set({ deleted_at: ctx.now() }).where(eq(users.id, client.id))
  await ctx.db.delete(notifications)
  clock.now = at('2027-01-30')
  await watch(ctx)
  expect(await ctx.db.select().from(notifications)).toEqual([])
})

test('the page says what lapses, and how many living plants stand without it: the number to the client alone', async ({
  ctx,
  as,
  contextOf,
  page,
  clock,
}) => {
  const { token, client, team } = await aProcess(ctx)
  await aPlant(ctx, { created_by: client.id })
  await aPlant(ctx, { created_by: client.id })
  await aPlant(ctx, { created_by: client.id, status: 'colhida' })
  await aPlant(ctx, { created_by: client.id, archived_at: ctx.now() })
  await aPlant(ctx, { created_by: client.id, deleted_at: ctx.now() })
  const { id } = await aPrivateFile(await contextOf(team.medico))
  const doctor = (await as(team.medico)).processDocuments.documents
  await doctor.send({ token, kind_id: await kindId(ctx, 'receita'), file_ids: [id], expires_on: '2026-12-17' })
  const at360 = (area: string) => `/comunidade-360/${area}/processo/${token}/documentos`
  clock.now = at('2026-11-26')
  expect((await page(at360('cliente'), client)).text).toContain(
    'Receita vence em 21 dias (qui, 17 de dez). Desde sex, 18 de dez, as suas 2 plantas ficam sem esse documento em dia.',
  )
  expect((await page(at360('medico'), team.medico)).text).toContain('as plantas do cliente ficam sem')
  expect((await doctor.list({ token })).plants).toBeNull()
  clock.now = at('2026-12-20')
  expect((await page(at360('cliente'), client)).text).toContain(
    'Receita venceu na qui, 17 de dez. Desde sex, 18 de dez, as suas 2 plantas estão sem esse documento em dia.',
  )
})
