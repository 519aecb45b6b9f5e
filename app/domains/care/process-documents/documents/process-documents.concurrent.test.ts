import { eq } from 'drizzle-orm'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
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
