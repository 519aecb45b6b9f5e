import { eq } from 'drizzle-orm'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_file_openings } from '#platform/files/private-files.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
import { documentWatchJobs } from './document-watch.jobs.ts'
import { process_document_versions } from './process-documents.table.ts'

test('approved and refused at once: one counts, the other is told', async ({ ctx, as, contextOf }) => {
  const { token, client, team } = await aProcess(ctx)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'rg-cpf'))
  const { id } = await aPrivateFile(await contextOf(client))
  await (await as(client)).processDocuments.documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [id] })
  const [first, second] = [team.advogado, team['advogado-secundario']]
  const apis = [(await as(first)).processDocuments.documents, (await as(second)).processDocuments.documents]
  const version_id =
    (await apis[0]?.list({ token }))?.data.find(({ state }) => state === 'enviado')?.versions[0]?.id ?? 0
  const answers = await Promise.allSettled([
    apis[0]?.decide({ token, version_id, verdict: 'aprovado' }),
    apis[1]?.decide({ token, version_id, verdict: 'recusado', reason: 'Ilegível.' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
})

test('the same sheet sent by ten taps is one version', async ({ ctx, as, contextOf }) => {
  const { token, client } = await aProcess(ctx)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'rg-cpf'))
  const { id } = await aPrivateFile(await contextOf(client))
  const { documents } = (await as(client)).processDocuments
  const input = { token, kind_id: kind?.id ?? 0, file_ids: [id], idempotency_key: crypto.randomUUID() }
  await Promise.all(Array.from({ length: 10 }, () => documents.send(input)))
  expect(await ctx.db.$count(process_document_versions)).toBe(1)
})

test('two workers watch at once: each is told once', async ({ ctx, as, contextOf, clock }) => {
  const { token, client, team } = await aProcess(ctx)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'receita'))
  const { id } = await aPrivateFile(await contextOf(team.medico))
  const { documents } = (await as(team.medico)).processDocuments
  await documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [id], expires_on: '2027-03-31' })
  clock.now = new Date('2027-03-24T11:10:00Z')
  await ctx.db.delete(notifications)
  await Promise.all(Array.from({ length: 4 }, () => documentWatchJobs['process_documents.watch'](ctx)))
  const told = await ctx.db.select({ user_id: notifications.user_id }).from(notifications)
  expect(told.map(({ user_id }) => user_id).sort((a, b) => a - b)).toEqual(
    [client.id, team.medico.id].sort((a, b) => a - b),
  )
})

test('a compartment that its client closes while others download: who asks after that gets nothing, each answer was logged', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'exames'))
  const { id: file } = await aPrivateFile(await contextOf(client))
  const mine = await as(client)
  await mine.processDocuments.documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [file] })
  const share = { token, compartment: 'medico' as const, with: 'advogado' as const }
  await mine.processes.processes.share(share)
  const { documents } = (await as(team.advogado)).processDocuments
  const open = () => documents.open({ token, file })
  const closed = async () => {
    await mine.processes.processes.withdraw(share)
    return Promise.allSettled([open(), open()])
  }
  const [after, ...during] = await Promise.all([
    closed(),
    ...Array.from({ length: 12 }, () => Promise.allSettled([open()])),
  ])
  const refusals = [...after, ...during.flat()].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(after.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  for (const reason of refusals) expect(reason).toMatchObject({ status: 404 })
  const given = during.flat().filter(({ status }) => status === 'fulfilled').length
  expect(await ctx.db.$count(private_file_openings, eq(private_file_openings.file_id, file))).toBeGreaterThanOrEqual(
    given,
  )
})
