import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess, registered } from '#domains/care/processes/processes.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aSigning, aText, templateId } from './process-signings.factory.ts'
import { hashOf } from './process-signings.queries.ts'
import { process_signatures, process_signings } from './process-signings.table.ts'

const drawing = 'M10 20L90 140L150 20M160 60L180 80'

const anAddress = {
  ...{ cpf: '52998224725', cep: '30130000', street: 'Rua das Flores', number: '12' },
  ...{ district: 'Centro', city: 'Belo Horizonte', uf: 'MG' },
}

const textOf = async (file: File) => {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
}

test('a procuração is prepared, read, signed and kept: approved in the checklist, with its audit page', async ({
  ctx,
  as,
}) => {
  const { token, client, team } = await aProcess(ctx)
  await registered(ctx, client, 'Rosa da Silva', anAddress)
  const lawyer = await as(team.advogado)
  const mine = await as(client)
  const template_id = await templateId(ctx, 'Procuração')
  const draft = await lawyer.processSigning.signings.draft({ token, template_id })
  expect(draft.text).toContain('Eu, Rosa da Silva, CPF 529.982.247-25, com endereço em Rua das Flores, 12, Centro')
  expect(draft.text).toMatch(/OAB\/SP \d+/)
  const { id, sign } = await aSigning(ctx, lawyer, token)
  expect((await mine.processSigning.signings.list({ token })).data).toMatchObject([
    { id, title: 'Procuração', state: 'cliente', can: { sign: true, refuse: true, withdraw: false } },
  ])
  expect((await mine.processDesk.list({ area: 'cliente' })).data[0]?.to_sign).toBe(1)
  const shown = await mine.processSigning.signings.show({ token, signing: id })
  expect(shown).toMatchObject({ text: aText, sha256: hashOf({ title: 'Procuração', text: aText }), signatures: [] })
  await mine.processSigning.signings.sign(sign)
  await mine.processSigning.signings.sign(sign)
  const signed = await lawyer.processSigning.signings.show({ token, signing: id })
  expect(signed).toMatchObject({ state: 'assinado', can: { sign: false, refuse: false, withdraw: false } })
  expect(signed.signatures).toMatchObject([{ party: 'cliente', name: 'Rosa da Silva', drawing: '' }])
  const line = (await lawyer.processDocuments.documents.list({ token })).data.find(
    ({ title }) => title === 'Procuração',
  )
  expect(line).toMatchObject({
    state: 'aprovado',
    versions: [{ version: 1, files: [{ id: signed.file, kind: 'pdf' }] }],
  })
  const text = await textOf(await mine.processDocuments.documents.open({ token, file: signed.file ?? 0 }))
  for (const words of [
    aText.replace('\n', ' '),
    'Página de auditoria',
    'assinatura eletrônica simples (Lei 14.063/2020)',
    'horário de São Paulo',
    'IP): 127.0.0.1',
    sign.sha256,
  ])
    expect(text).toContain(words)
  // Its profession has the paper itself; who was let in has it with who looks on it.
  await mine.processes.processes.share({ token, compartment: 'juridico', with: 'medico' })
  const bytesFor = async (who: { id: number }) =>
    (await as(who)).processDocuments.documents
      .open({ token, file: signed.file ?? 0 })
      .then(async (file) => Buffer.from(await file.arrayBuffer()))
  const paper = await bytesFor(client)
  expect((await bytesFor(team.advogado)).equals(paper)).toBe(true)
  expect((await bytesFor(team.medico)).equals(paper)).toBe(false)
  expect(line?.versions[0]?.decided_by).toBeNull()
  expect(await ctx.db.select().from(private_files)).toMatchObject([
    { created_by: client.id, kept: true, attached: true },
  ])
  expect((await mine.processDesk.list({ area: 'cliente' })).data[0]?.to_sign).toBe(0)
  const rows = JSON.stringify([
    await ctx.db.select().from(process_signings),
    await ctx.db.select().from(process_signatures),
  ])
  for (const word of ['Procuração', 'procuradora', 'Rosa', '127.0.0.1']) expect(rows).not.toContain(word)
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, client.id))
  expect(told.map(({ title, text: said }) => title + said)).toEqual([
    'Há um documento para você assinar no seu processo',
  ])
})

test('what the profession signs too waits for it, drawn or typed; without a kind it stands besides the checklist', async ({
  ctx,
  as,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  await registered(ctx, client, 'Rosa da Silva')
  const doctor = await as(team.medico)
  const mine = await as(client)
  const { id, sign } = await aSigning(ctx, doctor, token, 'Termo de consentimento', { countersigned: true })
  await expect(doctor.processSigning.signings.sign(sign)).rejects.toMatchObject({ status: 409 })
  await mine.processSigning.signings.sign({ ...sign, name: '', drawing })
  expect((await doctor.processDesk.list({})).data[0]?.to_sign).toBe(1)
  const end = { token, signing: id, reason: 'Mudei de ideia.' }
  await expect(mine.processSigning.signings.refuse(end)).rejects.toMatchObject({ status: 409 })
  await expect(doctor.processSigning.signings.withdraw(end)).rejects.toMatchObject({ status: 409 })
  const unnamed = doctor.processSigning.signings.sign({ ...sign, name: 'Iara Fontes' })
  await expect(unnamed).rejects.toMatchObject({ data: { errors: { name: [expect.stringContaining('cadastro')] } } })
  await registered(ctx, team.medico, 'Ana Lima')
  await doctor.processSigning.signings.sign({ ...sign, name: 'Ana Lima' })
  const { state, signatures, file } = await mine.processSigning.signings.show({ token, signing: id })
  expect([state, signatures.map(({ party, name, drawing: drawn }) => [party, name, drawn])]).toEqual([
    'assinado',
    [
      ['cliente', 'Rosa da Silva', drawing],
      ['profissional', 'Ana Lima', ''],
    ],
  ])
  const besides = async (who: { id: number }) =>
    (await (await as(who)).processDocuments.documents.list({ token })).data.at(-1)
  expect(await besides(client)).toMatchObject({
    ...{ title: 'Termo de consentimento', kind_id: null, compartment: 'medico', state: 'aprovado' },
    versions: [{ files: [{ id: file }] }],
  })
  expect(await besides(reception)).toMatchObject({ title: 'Documento pedido pela equipe', versions: [] })
  const text = await textOf(await mine.processDocuments.documents.open({ token, file: file ?? 0 }))
  for (const words of ['desenhando', 'Ana Lima, profissional']) expect(text).toContain(words)
})

test('what can’t be a signature is said beside its field; another text is refused', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  await registered(ctx, client, 'Rosa da Silva')
  const { id, sign } = await aSigning(ctx, await as(team.advogado), token)
  const { signings } = (await as(client)).processSigning
  const errors = (input: object) =>
    signings.sign({ ...sign, ...input }).then(
      () => null,
      ({ data, status }) => data?.errors ?? status,
    )
  expect(await errors({ name: '' })).toEqual({ name: [expect.stringContaining('ou desenhe a assinatura')] })
  expect(await errors({ name: 'Rosa Souza' })).toEqual({ name: [expect.stringContaining('Rosa da Silva')] })
  expect(await errors({ accepted: false })).toEqual({ accepted: ['Marque que leu e concorda.'] })
  for (const none of ['<svg/>', 'M1 1L1 1', 'M999 999L700 999'])
    expect(await errors({ drawing: none })).toEqual({ drawing: [expect.any(String)] })
  expect(await errors({ sha256: 'f'.repeat(64) })).toBe(409)
  expect((await signings.show({ token, signing: id })).state).toBe('cliente')
  await signings.sign({ ...sign, name: ' rosa  DA silva ' })
  expect((await signings.show({ token, signing: id })).state).toBe('assinado')
})

test('it is refused or withdrawn with a reason, and then it stands; nothing is signed in a process that is over', async ({
  ctx,
  as,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const lawyer = await as(team.advogado)
  const mine = (await as(client)).processSigning.signings
  const first = await aSigning(ctx, lawyer, token)
  await expect(mine.refuse({ token, signing: first.id, reason: '' })).rejects.toMatchObject({
    data: { errors: { reason: [expect.any(String)] } },
  })
  await mine.refuse({ token, signing: first.id, reason: 'O endereço está errado.' })
  await expect(mine.sign(first.sign)).rejects.toMatchObject({ status: 409 })
  expect((await lawyer.processSigning.signings.list({ token })).data[0]).toMatchObject({
    ...{ state: 'recusado', reason: 'O endereço está errado.' },
  })
  const second = await aSigning(ctx, lawyer, token)
  await expect(mine.withdraw({ token, signing: second.id, reason: 'Não é meu.' })).rejects.toMatchObject({
    status: 404,
  })
  await (await as(await anAdmin(ctx))).processSigning.signings.withdraw({
    ...{ token, signing: second.id, reason: 'Vai outro.' },
  })
  await expect(mine.sign(second.sign)).rejects.toMatchObject({ status: 409 })
  const third = await aSigning(ctx, lawyer, token)
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  await expect(mine.sign(third.sign)).rejects.toMatchObject({ status: 409 })
  expect(await mine.show({ token, signing: third.id })).toMatchObject({
    ...{ state: 'retirado', can: { sign: false, refuse: false, withdraw: false } },
  })
  await expect(aSigning(ctx, lawyer, token)).rejects.toMatchObject({ status: 409 })
})

test('a text is sent once from a page and author; what a PDF can’t write, or nobody sees, is refused', async ({
  ctx,
  as,
}) => {
  const { token, team } = await aProcess(ctx)
  const { signings } = (await as(team.advogado)).processSigning
  const template_id = await templateId(ctx, 'Procuração')
  const input = { token, template_id, title: 'Procuração', text: aText, idempotency_key: crypto.randomUUID() }
  expect(await signings.prepare(input)).toEqual(await signings.prepare(input))
  await expect(signings.prepare({ ...input, text: `${aText} Mais.` })).rejects.toMatchObject({ status: 409 })
  const { idempotency_key: _, ...another } = input
  await expect(signings.prepare({ ...another, text: `${aText} 大麻` })).rejects.toMatchObject({
    data: { errors: { text: [expect.stringContaining('PDF')] } },
  })
  for (const [field, words] of [
    ['text', `${aText} 🌱`],
    ['text', `${aText} THC ≠ CBD`],
    ['title', 'Termo de Beyoğlu'],
    ['text', '\u200b'.repeat(30)],
    ['title', '\u0301'.repeat(30)],
  ] as const)
    await expect(signings.prepare({ ...another, [field]: words })).rejects.toMatchObject({
      data: { errors: { [field]: [expect.any(String)] } },
    })
  expect(await ctx.db.$count(process_signings)).toBe(1)
  // Another's key is another's.
  const { id } = await (await as(team['advogado-secundario'])).processSigning.signings.prepare(input)
  expect(await ctx.db.$count(process_signings, eq(process_signings.id, id))).toBe(1)
  expect(await ctx.db.$count(process_signings)).toBe(2)
})

test('a profession prepares, reads and signs what is its own alone; the draft that names a registration is an opening', async ({
  ctx,
  as,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const lawyer = await as(team.advogado)
  const template_id = await templateId(ctx, 'Procuração')
  await lawyer.processSigning.signings.draft({ token, template_id })
  const { id, sign } = await aSigning(ctx, lawyer, token)
  const ref = { token, signing: id }
  const other = await aProcess(ctx)
  const admin = await anAdmin(ctx)
  for (const one of [client, team.medico, reception, admin, other.client, other.team.advogado]) {
    const { signings } = (await as(one)).processSigning
    await expect(signings.draft({ token, template_id })).rejects.toMatchObject({ status: 404 })
    await expect(signings.prepare({ token, template_id, title: 'Outra', text: aText })).rejects.toMatchObject({
      status: 404,
    })
  }
  for (const one of [team.medico, reception, other.client, other.team.advogado]) {
    const { signings } = (await as(one)).processSigning
    for (const call of [
      signings.show(ref),
      signings.sign(sign),
      signings.refuse({ ...ref, reason: 'Não sei.' }),
      signings.withdraw({ ...ref, reason: 'Não sei.' }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404 })
  }
  expect((await (await as(reception)).processSigning.signings.list({ token })).data).toEqual([])
  expect((await (await as(reception)).processDesk.list({})).data[0]?.to_sign).toBe(0)
  // By the token of another process it is not there either.
  await expect(
    (await as(other.client)).processSigning.signings.show({ token: other.token, signing: id }),
  ).rejects.toMatchObject({ status: 404 })
  // Who was let in reads, and neither signs nor withdraws.
  await (await as(client)).processes.processes.share({ token, compartment: 'juridico', with: 'medico' })
  const { signings } = (await as(team.medico)).processSigning
  expect(await signings.show(ref)).toMatchObject({ can: { sign: false, refuse: false, withdraw: false } })
  await expect(signings.withdraw({ ...ref, reason: 'Não sei.' })).rejects.toMatchObject({ status: 404 })
  await expect(signings.sign(sign)).rejects.toMatchObject({ status: 404 })
  const { data } = await (await as(client)).processes.processes.openings({ token })
  // A process that is over hands out no registration.
  await ctx.db.update(processes).set({ closed_at: ctx.now() })
  await expect(lawyer.processSigning.signings.draft({ token, template_id })).rejects.toMatchObject({ status: 409 })
  const openings = data.map(({ nickname, thing }) => `${nickname} ${thing}`)
  expect(openings).toEqual(
    expect.arrayContaining([
      `${team.advogado.nickname} cadastro`,
      `${team.advogado.nickname} assinatura`,
      `${team.medico.nickname} assinatura`,
    ]),
  )
})
