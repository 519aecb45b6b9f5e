import { eq } from 'drizzle-orm'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPdf, aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { processDocumentKinds } from '../kinds/process-document-kinds.staff.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
import { process_documents } from './process-documents.table.ts'

staffHolds(processDocumentKinds, (api) => api.processDocuments.kinds)

type ContextOf = (user: { id: number }) => Promise<Context>

const kindId = async ({ db }: Context, slug: string) =>
  (await db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, slug)))[0]?.id ?? 0
const files = async (contextOf: ContextOf, user: { id: number }, count = 1) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => (await aPrivateFile(await contextOf(user), `pagina-${n}.pdf`)).id),
  )

test('a document is sent, refused with a reason, sent again and approved; its client reads each step', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = (await as(client)).processDocuments.documents
  const doctor = (await as(team.medico)).processDocuments.documents
  const kind_id = await kindId(ctx, 'laudo-medico')
  const line = async (api = mine) => (await api.list({ token })).data.find((one) => one.kind_id === kind_id)
  expect(await line()).toMatchObject({
    state: 'pedido',
    document_id: null,
    versions: [],
    can: { send: true, decide: false },
  })
  const idempotency_key = crypto.randomUUID()
  const sent = { token, kind_id, file_ids: await files(contextOf, client, 2), idempotency_key }
  await mine.send(sent)
  await mine.send(sent)
  // From the same page with another file it is not taken for the same.
  await expect(mine.send({ ...sent, file_ids: await files(contextOf, client) })).rejects.toMatchObject({ status: 409 })
  const first = await line(doctor)
  expect(first).toMatchObject({
    state: 'enviado',
    can: { decide: true },
    versions: [{ version: 1, files: [{ kind: 'pdf' }, {}] }],
  })
  const version_id = first?.versions[0]?.id ?? 0
  await expect(doctor.decide({ token, version_id, verdict: 'recusado' })).rejects.toMatchObject({
    data: { errors: { reason: [expect.any(String)] } },
  })
  await doctor.decide({ token, version_id, verdict: 'recusado', reason: 'Falta a segunda página.' })
  expect(await line()).toMatchObject({
    state: 'recusado',
    versions: [{ verdict: 'recusado', reason: 'Falta a segunda página.', decided_by: team.medico.nickname }],
  })
  await expect(doctor.decide({ token, version_id, verdict: 'aprovado' })).rejects.toMatchObject({ status: 409 })
  await mine.send({ token, kind_id, file_ids: await files(contextOf, client), expires_on: '2026-11-22' })
  const second = (await line(doctor))?.versions[0]
  await doctor.decide({ token, version_id: second?.id ?? 0, verdict: 'aprovado' })
  expect(await line()).toMatchObject({ state: 'aprovado', days_left: 1, versions: [{ version: 2 }, { version: 1 }] })
  const titles = (
    await ctx.db.select().from(notifications).where(eq(notifications.user_id, client.id)).orderBy(notifications.id)
  ).map(({ title, text }) => `${title}${text}`)
  expect(titles).toEqual(['Um documento precisa ser enviado de novo', 'Um documento seu foi aprovado'])
})

test('an approved document lapses with its day', async ({ ctx, as, contextOf, clock }) => {
  const { token, team } = await aProcess(ctx)
  const doctor = (await as(team.medico)).processDocuments.documents
  const kind_id = await kindId(ctx, 'receita')
  // What its own profession sends needs nobody's approval.
  await doctor.send({ token, kind_id, file_ids: await files(contextOf, team.medico), expires_on: '2026-11-25' })
  const state = async () => (await doctor.list({ token })).data.find((one) => one.kind_id === kind_id)?.state
  expect(await state()).toBe('aprovado')
  clock.now = new Date('2026-11-26T03:00:00Z')
  expect(await state()).toBe('vencido')
})

test('what is asked for besides has a sealed name, that the reception does not read', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  await (await as(team.advogado)).processDocuments.documents.ask({ token, title: 'Laudo psiquiátrico anterior' })
  const asked = async (who: { id: number }) =>
    (await (await as(who)).processDocuments.documents.list({ token })).data.at(-1)
  expect(await asked(client)).toMatchObject({
    title: 'Laudo psiquiátrico anterior',
    compartment: 'juridico',
    kind_id: null,
  })
  expect(await asked(reception)).toMatchObject({
    compartment: 'juridico',
    title: 'Documento pedido pela equipe',
    versions: [],
    can: { send: false, decide: false },
  })
  const [row] = await ctx.db.select().from(process_documents)
  expect(row?.sealed_title).not.toContain('psiqui')
  const document_id = (await asked(client))?.document_id ?? 0
  await (await as(client)).processDocuments.documents.send({
    token,
    document_id,
    file_ids: await files(contextOf, client),
  })
  expect(await asked(team.advogado)).toMatchObject({ state: 'enviado' })
  await expect((await as(client)).processDocuments.documents.ask({ token, title: 'Outro' })).rejects.toMatchObject({
    status: 404,
  })
})

test('a foreign document, file, kind and a version that is no longer the newest are refused', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const other = await aProcess(ctx)
  const mine = (await as(client)).processDocuments.documents
  const kind_id = await kindId(ctx, 'rg-cpf')
  const [theirs = 0] = await files(contextOf, other.client)
  await expect(mine.send({ token, kind_id, file_ids: [theirs] })).rejects.toMatchObject({
    data: { errors: { file_ids: [expect.any(String)] } },
  })
  await expect(mine.send({ token: other.token, kind_id, file_ids: [theirs] })).rejects.toMatchObject({ status: 404 })
  await expect(
    mine.send({ token, kind_id: await kindId(ctx, 'intimacao'), file_ids: await files(contextOf, client) }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    mine.send({ token, kind_id, file_ids: await files(contextOf, client), expires_on: '2026-11-20' }),
  ).rejects.toMatchObject({ data: { errors: { expires_on: [expect.any(String)] } } })
  await mine.send({ token, kind_id, file_ids: await files(contextOf, client) })
  const lawyer = (await as(team.advogado)).processDocuments.documents
  const old = (await lawyer.list({ token })).data.find((one) => one.kind_id === kind_id)?.versions[0]?.id ?? 0
  await mine.send({ token, kind_id, file_ids: await files(contextOf, client) })
  await expect(lawyer.decide({ token, version_id: old, verdict: 'aprovado' })).rejects.toMatchObject({ status: 409 })
  await expect(
    (await as(other.team.advogado)).processDocuments.documents.decide({
      token: other.token,
      version_id: old,
      verdict: 'aprovado',
    }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    (await as(team.medico)).processDocuments.documents.decide({ token, version_id: old, verdict: 'aprovado' }),
  ).rejects.toMatchObject({ status: 404 })
  const document_id = (await mine.list({ token })).data.find((one) => one.kind_id === kind_id)?.document_id ?? 0
  await expect(
    (await as(other.client)).processDocuments.documents.send({ token: other.token, document_id, file_ids: [theirs] }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a file is opened by who reads its compartment now, and each opening is shown to the client', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const [file = 0] = await files(contextOf, client)
  await (await as(client)).processDocuments.documents.send({
    token,
    kind_id: await kindId(ctx, 'exames'),
    file_ids: [file],
  })
  const open = async (who: { id: number }) => (await as(who)).processDocuments.documents.open({ token, file })
  expect((await (await open(team.medico)).text()).startsWith(aPdf)).toBe(true)
  await open(team.medico)
  for (const one of [team.advogado, team['engenheiro-agronomo'], reception])
    await expect(open(one)).rejects.toMatchObject({ status: 404 })
  await (await as(client)).processes.processes.share({ token, compartment: 'medico', with: 'advogado' })
  await open(team.advogado)
  await (await as(client)).processes.processes.withdraw({ token, compartment: 'medico', with: 'advogado' })
  await expect(open(team.advogado)).rejects.toMatchObject({ status: 404 })
  const { data } = await (await as(client)).processes.processes.openings({ token })
  expect(
    data
      .filter(({ thing }) => thing === 'arquivo')
      .map(({ nickname, compartment, times }) => [nickname, compartment, times]),
  ).toEqual([
    [team.advogado.nickname, 'medico', 1],
    [team.medico.nickname, 'medico', 2],
  ])
})

test('nothing is sent to a process that is over; the administration may still decide', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { process, token, client } = await aProcess(ctx)
  const mine = (await as(client)).processDocuments.documents
  const kind_id = await kindId(ctx, 'rg-cpf')
  await mine.send({ token, kind_id, file_ids: await files(contextOf, client) })
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  await expect(mine.send({ token, kind_id, file_ids: await files(contextOf, client) })).rejects.toMatchObject({
    status: 409,
  })
  const admin = (await as(await anAdmin(ctx))).processDocuments.documents
  const version_id = (await admin.list({ token })).data.find((one) => one.kind_id === kind_id)?.versions[0]?.id ?? 0
  await admin.decide({ token, version_id, verdict: 'aprovado' })
  expect((await mine.list({ token })).data.find((one) => one.kind_id === kind_id)?.state).toBe('aprovado')
})

test('of a document only its own profession and the client hear; the same is not asked for twice; its files outlive the account', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const doctor = (await as(team.medico)).processDocuments.documents
  await doctor.ask({ token, title: 'Exame de sangue' })
  await expect(doctor.ask({ token, title: 'exame  de SANGUE' })).rejects.toMatchObject({ status: 409 })
  const ids = await files(contextOf, client)
  await (await as(client)).processDocuments.documents.send({
    token,
    kind_id: await kindId(ctx, 'exames'),
    file_ids: ids,
  })
  const heard = async ({ id }: { id: number }) => await ctx.db.$count(notifications, eq(notifications.user_id, id))
  expect([
    await heard(client),
    await heard(team.medico),
    await heard(team.advogado),
    await heard(team['engenheiro-agronomo']),
  ]).toEqual([1, 1, 0, 0])
  expect(await ctx.db.select().from(private_files)).toMatchObject([{ kept: true, attached: true }])
})

test('what the client sent and nobody looked at is not settled by a version of the profession: it says by whom it was replaced', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = (await as(client)).processDocuments.documents
  const doctor = (await as(team.medico)).processDocuments.documents
  const kind_id = await kindId(ctx, 'laudo-medico')
  await mine.send({ token, kind_id, file_ids: await files(contextOf, client) })
  await doctor.send({ token, kind_id, file_ids: await files(contextOf, team.medico) })
  const line = (await mine.list({ token })).data.find((one) => one.kind_id === kind_id)
  expect(line).toMatchObject({
    state: 'aprovado',
    versions: [
      { version: 2, verdict: 'aprovado', sent_by: team.medico.nickname },
      { version: 1, verdict: 'substituido', decided_by: team.medico.nickname, files: [{}] },
    ],
  })
  const titles = (await ctx.db.select().from(notifications).where(eq(notifications.user_id, client.id))).map(
    ({ title }) => title,
  )
  expect(titles).toEqual(['A equipe trocou um documento que você enviou'])
  const version_id = line?.versions[1]?.id ?? 0
  await expect(doctor.decide({ token, version_id, verdict: 'aprovado' })).rejects.toMatchObject({
    ...{ status: 409, message: expect.stringContaining('trocado por outra versão') },
  })
})
