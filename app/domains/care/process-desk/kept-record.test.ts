import { eq } from 'drizzle-orm'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { aSigning } from '#domains/care/process-signing/signings/process-signings.factory.ts'
import { aProcess, registered } from '#domains/care/processes/processes.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { erasePerson } from '#domains/people/privacy/erasures/erase-person.actions.ts'
import { filesOfExport } from '#domains/people/privacy/exports/open-zip.factory.ts'
import { writeExport } from '#domains/people/privacy/exports/own-data.export.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the record of a process outlives the account of its client, and only it', async ({ ctx, as, contextOf }) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = await as(client)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'exames'))
  const upload = async () => (await aPrivateFile(await contextOf(client))).id
  const [document, said, other] = [await upload(), await upload(), await upload()]
  await mine.processDocuments.documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [document] })
  await mine.processChat.chat.write({ token, audience: 'medico', text: 'Duas crises', file_ids: [said] })
  const person = { id: client.id, nickname: client.nickname, email: client.email }
  const places = await ctx.transaction((tx) => erasePerson(tx, person))
  expect(places.filter((place) => place.startsWith('private/'))).toHaveLength(1)
  const [account] = await ctx.db.select().from(users).where(eq(users.id, client.id))
  expect(account?.deleted_at).not.toBeNull()
  const left = (await ctx.db.select({ id: private_files.id }).from(private_files)).map(({ id }) => id)
  expect(left.sort()).toEqual([document, said].sort())
  expect(left).not.toContain(other)
  const doctor = await as(team.medico)
  expect((await doctor.processChat.chat.list({ token })).data).toMatchObject([{ text: 'Duas crises' }])
  expect((await doctor.processDocuments.documents.open({ token, file: document })).type).toBe('application/pdf')
})

test('the copy of a professional’s own data takes neither words nor files out of the process of a patient', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const doctor = await as(team.medico)
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'receita'))
  const upload = async (user: { id: number }, name: string) => (await aPrivateFile(await contextOf(user), name)).id
  const [said, sent] = [await upload(team.medico, 'laudo-clara.pdf'), await upload(team.medico, 'receita-clara.pdf')]
  await doctor.processChat.chat.write({ token, audience: 'medico', text: 'Epilepsia refratária', file_ids: [said] })
  await doctor.processDocuments.documents.send({ token, kind_id: kind?.id ?? 0, file_ids: [sent] })
  const own = await upload(client, 'rg.pdf')
  await (await as(client)).processChat.chat.write({ token, audience: 'medico', text: 'Duas crises', file_ids: [own] })
  const { id, sign } = await aSigning(ctx, doctor, token, 'Termo de consentimento', {
    text: 'Consinto com a dose refratária.',
  })
  await registered(ctx, client, 'Rosa da Silva')
  await (await as(client)).processSigning.signings.sign(sign)
  const { file } = await doctor.processSigning.signings.show({ token, signing: id })
  const copyOf = async ({ id, nickname, email }: { id: number; nickname: string; email: string }) => {
    const uuid = crypto.randomUUID()
    await writeExport(ctx, uuid, { id, nickname, email }, async () => undefined)
    const files = await filesOfExport(ctx, uuid)
    return { names: [...files.keys()], all: Buffer.concat([...files.values()]).toString() }
  }
  const theirs = await copyOf(team.medico)
  expect(theirs.names.filter((name) => name.startsWith('documentos/'))).toEqual([])
  for (const word of ['refratária', 'clara.pdf']) expect(theirs.all).not.toContain(word)
  const mine = await copyOf(client)
  expect(mine.names).toEqual(expect.arrayContaining([`documentos/${own}.pdf`, `documentos/${file}.pdf`]))
  for (const words of ['Rosa da Silva', sign.sha256]) expect(mine.all).toContain(words)
  expect(mine.all).toContain('Duas crises')
  expect(mine.all).toContain('rg.pdf')
})
