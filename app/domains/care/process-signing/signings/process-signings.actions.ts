import { and, eq } from 'drizzle-orm'
import { keepSigned } from '#domains/care/process-documents/index.ts'
import { type Found, findProcess, holdProcess, logOpening, tellOfProcess } from '#domains/care/processes/index.ts'
import { processUrl } from '#domains/care/processes/processes/process-address.model.ts'
import { readNoticesAt } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, inPlaceOf, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { attachPrivateFiles } from '#platform/files/private-files.ts'
import { keepSealed, tidyName } from '#platform/files/store-private-file.ts'
import { pdfText, unwritable } from '#platform/pdf/pdf-text.ts'
import { sealText } from '#platform/seal.ts'
import { searchable } from '#shared/text.ts'
import { noTemplate, offeredTemplate } from '../templates/open-draft.actions.ts'
import { registrationOf } from '../templates/signing-draft.queries.ts'
import type { Party } from './process-signing.kinds.ts'
import { signingStateWords } from './process-signing.words.ts'
import { mayWithdraw, partyOf, refuses, signsNow, withdraws } from './process-signings.policy.ts'
import {
  findSigning,
  hashOf,
  noSigning,
  sealProof,
  signaturesOf,
  signingDetail,
  signingsOf,
  signingsPlace,
  wordsOf,
} from './process-signings.queries.ts'
import type {
  ProcessSigningDetail,
  ProcessSigningEnd,
  ProcessSigningPrepare,
  ProcessSigningRef,
  ProcessSigningSign,
  ProcessSignings,
} from './process-signings.schemas.ts'
import { type ProcessSigning, process_signatures, process_signings } from './process-signings.table.ts'
import { signedPdf } from './signed-pdf.export.ts'

/** What was prepared; that somebody of the team looked at it is logged as the list of documents is. */
export async function listSignings(ctx: Context, { token }: { token: string }): Promise<ProcessSignings> {
  const found = await findProcess(ctx, token)
  await logOpening(ctx, found, 'documentos')
  return signingsOf(ctx, found)
}

/** The text, to be read; the team's reading is logged. */
export async function showSigning(ctx: Context, { token, signing }: ProcessSigningRef): Promise<ProcessSigningDetail> {
  const found = await findProcess(ctx, token)
  const row = await findSigning(ctx, found, signing)
  await logOpening(ctx, found, 'assinatura', row.signing.compartment)
  await readNoticesAt(ctx, processUrl(token) + partOf(row.signing))
  return signingDetail(ctx, found, row)
}

/** Sends a text to be signed: from now on it is frozen. */
export const prepareSigning = (ctx: Context, input: ProcessSigningPrepare): Promise<{ id: number }> =>
  ctx.transaction(async (tx) => {
    const { token, template_id, countersigned, idempotency_key } = input
    const { process, access } = await holdProcess(tx, token)
    const template = await offeredTemplate(tx, template_id)
    if (!template || partyOf(access, template) !== 'profissional') throw noTemplate()
    const [title, text] = [printed(input.title, 'title'), printed(input.text, 'text')]
    const before = idempotency_key && (await preparedBefore(tx, process.id, idempotency_key))
    if (before) {
      if (hashOf(wordsOf(tx, before)) === hashOf({ title, text })) return { id: before.id }
      throw new AppError('conflict', 'Esta página já foi enviada, com outro texto. Recarregue e prepare de novo.')
    }
    if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: nada mais é assinado.')
    const sealed = (words: string) => sealText(tx.env.keys, signingsPlace(process.id), words)
    const { compartment, document_kind_id } = template
    const [row] = await tx.db
      .insert(process_signings)
      .values({
        ...{ process_id: process.id, compartment, document_kind_id, countersigned, idempotency_key },
        ...{ sealed_title: sealed(title), sealed_text: sealed(text) },
        ...{ prepared_by: signedIn(tx).id, created_at: tx.now() },
      })
      .returning({ id: process_signings.id })
    if (!row) throw new Error('insert returned no row')
    await audit(tx, { action: 'process.signing_prepared', subject: `process:${process.id}`, after: row })
    await tellOfProcess(tx, process, {
      ...{ client: 'Há um documento para você assinar no seu processo', team: 'um documento espera pelo cliente' },
      ...{ what: `signing:${row.id}`, compartment, part: partOf(row) },
    })
    return row
  })

/** What is frozen is what the PDF writes, to the letter: a dose must not lose its hyphen on the way. */
function printed(typed: string, field: string) {
  const lost = unwritable(typed)
  if (lost) throw invalidField(field, `O PDF não escreve “${lost}”. Troque por letras e sinais do português.`)
  return pdfText(typed)
}

async function preparedBefore(tx: Context, process_id: number, idempotency_key: string) {
  const own = and(eq(process_signings.process_id, process_id), eq(process_signings.prepared_by, signedIn(tx).id))
  const where = and(own, eq(process_signings.idempotency_key, idempotency_key))
  return (await tx.db.select().from(process_signings).where(where))[0]
}

/** Signs the text that was read, as client or as professional; the last signature makes the PDF. Twice is once. */
export const signSigning = (ctx: Context, input: ProcessSigningSign): Promise<void> =>
  ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, input.token)
    const { signing, prepared_by } = await findSigning(tx, found, input.signing)
    const party = partyOf(found.access, signing)
    if (!party) throw noSigning()
    const words = wordsOf(tx, signing)
    const sha256 = hashOf(words)
    if (input.sha256 !== sha256)
      throw new AppError('conflict', 'O texto que você leu não é este. Recarregue a página e leia de novo.')
    const { id: me, nickname } = signedIn(tx)
    const given = await signaturesOf(tx, signing.id)
    if (given.some((one) => one.party === party && one.user_id === me)) return
    if (!signsNow(found.access, signing)) throw stands(signing)
    demandOpen(found)
    const name = await signedName(tx, input)
    const { ip, user_agent } = tx.request
    const proof = { name, drawing: input.drawing, sha256, ip, user_agent: user_agent.slice(0, 300) }
    const signed_at = tx.now()
    await tx.db.insert(process_signatures).values({
      ...{ signing_id: signing.id, party, user_id: me, signed_at },
      sealed_proof: sealProof(tx, signing.id, proof),
    })
    if (party === 'profissional')
      await audit(tx, { action: 'process.signed', subject: `process:${found.process.id}`, after: { id: signing.id } })
    if (party === 'cliente' && signing.countersigned) await end(tx, signing, { state: 'profissional' })
    else {
      const signatures = [...given, { party, user_id: me, nickname, signed_at, ...proof }]
      const { id, process_id, created_at } = signing
      const bytes = await signedPdf(tx, { id, process_id, ...words, sha256, prepared_by, created_at, signatures })
      const file_id = await keepPdf(tx, found, signing, words.title, bytes)
      await end(tx, signing, { state: 'assinado', ended_at: signed_at, file_id })
    }
    await tell(tx, found, signing, signedWords[party])
  })

const signedWords: Record<Party, { client: string; team: string }> = {
  cliente: { client: '', team: 'o cliente assinou um documento' },
  profissional: { client: 'Um documento do seu processo foi assinado', team: 'um documento foi assinado' },
}

/** The name of the registration, whether it was typed or stands for a drawing: nobody signs with another's. */
async function signedName(tx: Context, { name, drawing }: ProcessSigningSign) {
  const { full_name } = await registrationOf(tx, signedIn(tx).id)
  if (!full_name)
    throw invalidField('name', 'Complete o seu cadastro antes de assinar: a assinatura leva o nome que está nele.')
  const lost = unwritable(full_name)
  if (lost)
    throw invalidField(
      'name',
      `O PDF ainda não escreve “${lost}”, do seu nome. Peça na conversa um documento em papel.`,
    )
  if (!name && !drawing) throw invalidField('name', 'Escreva o seu nome completo, ou desenhe a assinatura.')
  if (name && searchable(name) !== searchable(full_name))
    throw invalidField('name', `Escreva o nome como está no seu cadastro: ${full_name}.`)
  return full_name
}

/** The client's, as everything that they sent is; a document of the process, approved. */
async function keepPdf(tx: Context, { process }: Found, signing: ProcessSigning, title: string, bytes: Buffer) {
  const client = inPlaceOf(tx, process.client_id)
  const file = await keepSealed(client, { kind: 'pdf', name: tidyName(title, 'pdf'), bytes })
  await attachPrivateFiles(client, [file.id], 'name', { kept: true })
  const { compartment, document_kind_id: kind_id, prepared_by: asked_by } = signing
  const me = signedIn(tx).id
  await keepSigned(tx, process, {
    ...{ title, compartment, kind_id, file_id: file.id, sent_by: process.client_id, asked_by },
    decided_by: me === process.client_id ? null : me,
  })
  return file.id
}

/** The client does not sign it. */
export const refuseSigning = (ctx: Context, { token, signing: id, reason }: ProcessSigningEnd): Promise<void> =>
  ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, token)
    const { signing } = await findSigning(tx, found, id)
    if (partyOf(found.access, signing) !== 'cliente') throw noSigning()
    if (!refuses(found.access, signing)) throw stands(signing)
    demandOpen(found)
    await end(tx, signing, { state: 'recusado', ended_at: tx.now(), sealed_reason: sealedReason(tx, signing, reason) })
    await tell(tx, found, signing, { client: '', team: 'o cliente não assinou um documento' })
  })

/** Its profession takes it back while the client has not signed. */
export const withdrawSigning = (ctx: Context, { token, signing: id, reason }: ProcessSigningEnd): Promise<void> =>
  ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, token)
    const { signing } = await findSigning(tx, found, id)
    if (!mayWithdraw(found.access, signing)) throw noSigning()
    if (!withdraws(found.access, signing)) throw stands(signing)
    demandOpen(found)
    await end(tx, signing, { state: 'retirado', ended_at: tx.now(), sealed_reason: sealedReason(tx, signing, reason) })
    await audit(tx, { action: 'process.signing_withdrawn', subject: `process:${found.process.id}`, after: { id } })
    const said = { client: 'Um documento não precisa mais da sua assinatura', team: 'um documento foi retirado' }
    await tell(tx, found, signing, said)
  })

const sealedReason = ({ env }: Context, { process_id }: ProcessSigning, reason: string) =>
  sealText(env.keys, signingsPlace(process_id), reason)

const stands = ({ state }: ProcessSigning) =>
  new AppError('conflict', `Isto mudou: ${signingStateWords[state].label.toLowerCase()}. Recarregue a página.`)

function demandOpen({ process }: Found) {
  if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: nada mais é assinado.')
}

const end = ({ db }: Context, { id }: ProcessSigning, set: Partial<ProcessSigning>) =>
  db.update(process_signings).set(set).where(eq(process_signings.id, id))

/** Without a word of what it is. */
const tell = (
  tx: Context,
  { process }: Found,
  { id, compartment }: ProcessSigning,
  said: { client: string; team: string },
) =>
  tellOfProcess(tx, process, {
    ...said,
    what: `signing:${id}:${tx.now().getTime()}`,
    compartment,
    part: partOf({ id }),
  })

const partOf = ({ id }: { id: number }) => `/documentos/assinaturas/${id}`
