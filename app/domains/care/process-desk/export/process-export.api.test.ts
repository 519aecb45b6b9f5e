import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { processPlace } from '#domains/care/processes/processes/processes.queries.ts'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { exportsJobs } from '#domains/people/privacy/exports/exports.jobs.ts'
import { data_exports } from '#domains/people/privacy/exports/exports.table.ts'
import { filesOfExport } from '#domains/people/privacy/exports/open-zip.factory.ts'
import { exportDownload, placeOfExport } from '#domains/people/privacy/index.ts'
import type { Context } from '#platform/context.ts'
import { aPdf, aPrivateFile } from '#platform/files/private-files.factory.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { sealText } from '#platform/seal.ts'
import { expect, test } from '#tests/fixtures.ts'

async function writeLast(ctx: Context) {
  const [row] = await ctx.db.select().from(data_exports)
  await exportsJobs['privacy.export'](ctx, { export_id: row?.id ?? 0 })
  const [written] = await ctx.db.select().from(data_exports)
  return written
}

async function download(context: Context, uuid: string) {
  const app = fastify()
  exportDownload(app, async () => context)
  return app.inject({ method: 'GET', url: `/privacidade/copia/${uuid}` })
}

test('the client takes everything along, sealed in the store; notes of the team stay there', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const story = 'Epilepsia desde os três anos.'
  await ctx.db
    .update(processes)
    .set({ sealed_story: sealText(ctx.env.keys, processPlace(process.id), story) })
    .where(eq(processes.id, process.id))
  const api = await as(client)
  const doctor = await as(team.medico)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'receita'))
  const file = await aPrivateFile(await contextOf(client))
  await api.processDocuments.documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [file.id] })
  const [line] = (await doctor.processDocuments.documents.list({ token })).data.filter(
    ({ versions }) => versions.length,
  )
  const version_id = line?.versions[0]?.id ?? 0
  await doctor.processDocuments.documents.decide({ token, version_id, verdict: 'recusado', reason: 'Falta o CRM.' })
  const said = await aPrivateFile(await contextOf(team.medico), 'Bula do óleo.pdf')
  await doctor.processChat.chat.write({ token, audience: 'medico', text: 'Segue a bula.', file_ids: [said.id] })
  await doctor.processes.processes.note({ token, text: 'Desconfio da dose que ele conta.' })

  await doctor.processAgenda.propose({ token, kind: 'consulta', at: '2026-12-04T14:00', place: 'Sala 4' })
  const lawyer = await as(team.advogado)
  await lawyer.processAgenda.propose({ token, kind: 'prazo', at: '2026-12-04T14:00', place: 'Fórum', team_only: true })
  await lawyer.processes.processes.askShare({ token, compartment: 'medico', reason: 'Para citar a dose na petição.' })

  expect(await api.processDesk.copy.latest({ token })).toEqual({ latest: null })
  const asked = await api.processDesk.copy.request({ token })
  expect((await api.processDesk.copy.request({ token })).latest?.uuid).toBe(asked.latest?.uuid)
  const row = await writeLast(ctx)
  expect(row).toMatchObject({ status: 'ready', what: 'processo', user_id: client.id })
  const uuid = row?.uuid ?? ''
  const found = await filesOfExport(ctx, uuid, { sealed: true })
  const text = (name: string) => found.get(name)?.toString() ?? ''
  expect([...found.keys()]).toEqual([
    'leiame.txt',
    'processo.txt',
    'documentos.txt',
    'assinaturas.txt',
    'agenda.txt',
    'conversa.txt',
    `documentos/medico/receita-v1-1-${file.id}.pdf`,
    `conversa/${said.id}-bula-do-oleo.pdf`,
  ])
  expect(text('processo.txt')).toContain(story)
  expect(text('processo.txt')).toContain('Para citar a dose na petição.')
  expect(text('agenda.txt')).toMatch(/04\/12\/2026, 14:00: Consulta com .*\n {2}Sala 4/)
  expect([...found.values()].join('\n')).not.toContain('Fórum')
  expect(text('documentos.txt')).toContain('Falta o CRM.')
  expect(text('conversa.txt')).toContain('Segue a bula.')
  expect(text(`documentos/medico/receita-v1-1-${file.id}.pdf`)).toBe(aPdf)
  expect([...found.values()].join('\n')).not.toContain('Desconfio')
  const stored = await buffer((await ctx.env.storage.read(placeOfExport(uuid)))?.stream() ?? Readable.from([]))
  expect(stored.subarray(0, 64).includes('PK')).toBe(false)
  expect(stored.includes('leiame')).toBe(false)
  expect(stored.length).toBeGreaterThan(row?.bytes ?? 0)
  const downloaded = await download(await contextOf(client), uuid)
  expect(downloaded.statusCode).toBe(200)
  expect(downloaded.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(row?.bytes),
    'cache-control': 'private, no-store',
  })
  expect(downloaded.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(downloaded.rawPayload.length).toBe(row?.bytes)
  expect((await download(await contextOf(team.advogado), uuid)).statusCode).not.toBe(200)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.to, client.email))
  expect(mail?.subject).toBe('A cópia que você pediu está pronta')
  expect(mail?.text).not.toMatch(/receita|epilepsia|bula/i)
})

test('nobody but the client asks for a copy or hears of one', async ({ ctx, as }) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const other = await aProcess(ctx)
  await (await as(client)).processDesk.copy.request({ token })
  for (const one of [team.advogado, team.medico, reception, other.client, await anAdmin(ctx)]) {
    const { copy } = (await as(one)).processDesk
    await expect(copy.latest({ token })).rejects.toMatchObject({ status: 404 })
    await expect(copy.request({ token })).rejects.toMatchObject({ status: 404 })
  }
  expect(await ctx.db.$count(data_exports)).toBe(1)
})

test('while one copy is written another process waits; what is no longer its own is not written', async ({
  ctx,
  as,
}) => {
  const { process, token, client } = await aProcess(ctx)
  const { copy } = (await as(client)).processDesk
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  const second = await aProcess(ctx)
  await ctx.db.update(processes).set({ client_id: client.id }).where(eq(processes.id, second.process.id))
  await copy.request({ token })
  await expect(copy.request({ token: second.token })).rejects.toMatchObject({ status: 409 })
  expect((await copy.latest({ token: second.token })).latest).toBeNull()
  await ctx.db.update(processes).set({ client_id: second.client.id }).where(eq(processes.id, process.id))
  await expect(writeLast(ctx)).rejects.toMatchObject({ status: 404 })
  expect(await ctx.db.select().from(data_exports)).toMatchObject([{ status: 'waiting', bytes: null }])
})

test('the page offers it to the client, shows how far it is, and gives it in their session', async ({
  ctx,
  as,
  page,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const at = (area: string) => `/comunidade-360/${area}/processo/${token}`
  expect((await page(at('advogado'), team.advogado)).text).not.toContain('Levar tudo')
  const asked = await (await page(at('cliente'), client)).press('Baixar tudo')
  expect(asked.toast).toContain('Pedido feito')
  expect((await page(at('cliente'), client)).text).toContain('Na fila')
  const row = await writeLast(ctx)
  const ready = await page(at('cliente'), client)
  expect(ready.text).toContain('Sua cópia está pronta')
  expect(ready.text).toContain('Fazer outra cópia')
  expect((await (await as(client)).processDesk.copy.latest({ token })).latest?.uuid).toBe(row?.uuid)
})
