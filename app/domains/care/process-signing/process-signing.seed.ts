import { eq } from 'drizzle-orm'
import { filled } from '#domains/care/process-chat/answers/answer-text.model.ts'
import { keepSigned } from '#domains/care/process-documents/index.ts'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { formatLongDay } from '#shared/dates.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { sealPdf } from '#world/seal-pdf.ts'
import { hashOf, sealProof, signingsPlace } from './signings/process-signings.queries.ts'
import { process_signatures, process_signings } from './signings/process-signings.table.ts'
import { signedPdf } from './signings/signed-pdf.export.ts'
import { registrationOf } from './templates/signing-draft.queries.ts'
import { signing_templates } from './templates/signing-templates.table.ts'

type Template = Omit<typeof signing_templates.$inferInsert, 'document_kind_id'> & { kind?: string }

const templates: Template[] = [
  {
    name: 'Procuração',
    compartment: 'juridico',
    kind: 'procuracao',
    countersigned: false,
    text: `Eu, {cliente}, CPF {cpf}, com endereço em {endereco}, nomeio e constituo procurador(a) {profissional}, {registro}.

Dou os poderes da cláusula "ad judicia", para o foro em geral, e os especiais de impetrar habeas corpus preventivo em meu favor, juntar laudos e receitas, recorrer e acompanhar o pedido até a decisão final.

Quem recebe a procuração guarda segredo do que souber por causa dela.

{dia}.`,
  },
  {
    name: 'Declaração de residência',
    compartment: 'juridico',
    countersigned: false,
    text: `Eu, {cliente}, CPF {cpf}, declaro, para os fins da Lei 7.115/1983, que moro em {endereco}.

Sei que declarar o que não é verdade é crime.

{dia}.`,
  },
  {
    name: 'Termo de consentimento',
    compartment: 'medico',
    countersigned: true,
    text: `Eu, {cliente}, conversei com {profissional}, {registro}, sobre o tratamento com Cannabis.

Entendi para que ele serve no meu caso, o que pode causar (sono, tontura, boca seca, mudança no efeito de outros remédios) e que existem outros tratamentos. Pude perguntar, e as respostas foram claras.

Sei que posso parar quando quiser, e que devo avisar antes de mudar a dose ou se sentir algo diferente. Não dirijo nem opero máquinas enquanto a dose estiver sendo ajustada.

Concordo em começar o tratamento.

{dia}.`,
  },
]

/** What a new site begins with; the team changes it. */
export async function seedSigningTemplates({ db }: Context) {
  const kinds = await db.select().from(process_document_kinds)
  const idOf = (kind?: string) => kinds.find(({ slug }) => slug === kind)?.id ?? null
  await db
    .insert(signing_templates)
    .values(templates.map(({ kind, ...one }) => ({ ...one, document_kind_id: idOf(kind) })))
}

type People = { client_id: number; advogado: number; medico: number }

/** Of the demo's `cliente`: the procuração is signed, the consent waits for them. */
export async function seedDemoSignings(tx: Context, process: Process, { client_id, advogado, medico }: People) {
  const prepare = async (name: string, prepared_by: number, created_at: Date) => {
    const [template] = await tx.db.select().from(signing_templates).where(eq(signing_templates.name, name))
    if (!template) throw new Error(`no template ${name}`)
    const [client, worker] = [await registrationOf(tx, client_id), await registrationOf(tx, prepared_by)]
    const text = filled(template.text, {
      cliente: client.full_name ?? client.nickname,
      profissional: worker.full_name ?? worker.nickname,
      registro: worker.register ?? '',
      dia: formatLongDay(created_at),
      cpf: '000.000.000-00',
      endereco: 'rua do Exemplo, 100, Belo Horizonte/MG',
    })
    const sealed = (words: string) => sealText(tx.env.keys, signingsPlace(process.id), words)
    const { compartment, countersigned, document_kind_id } = template
    const [row] = await tx.db
      .insert(process_signings)
      .values({
        ...{ process_id: process.id, compartment, countersigned, document_kind_id, prepared_by, created_at },
        ...{ sealed_title: sealed(name), sealed_text: sealed(text) },
      })
      .returning()
    if (!row) throw new Error('insert returned no row')
    return { row, text, client, prepared_by: worker.nickname }
  }
  await prepare('Termo de consentimento', medico, new Date(tx.now().getTime() - 6 * HOUR))
  const one = await prepare('Procuração', advogado, new Date(tx.now().getTime() - 21 * DAY))
  const { id, compartment, document_kind_id: kind_id, created_at } = one.row
  const [title, signed_at] = ['Procuração', new Date(created_at.getTime() + 3 * HOUR)]
  const sha256 = hashOf({ title, text: one.text })
  const device = { ip: '203.0.113.7', user_agent: 'Mozilla/5.0 (Android 16; Mobile) Firefox/148.0' }
  const proof = { name: one.client.full_name ?? one.client.nickname, drawing: '', sha256, ...device }
  await tx.db.insert(process_signatures).values({
    ...{ signing_id: id, party: 'cliente', user_id: client_id, signed_at },
    sealed_proof: sealProof(tx, id, proof),
  })
  const bytes = await signedPdf(tx, {
    ...{ id, process_id: process.id, title, text: one.text, sha256, prepared_by: one.prepared_by, created_at },
    signatures: [{ ...proof, party: 'cliente', nickname: one.client.nickname, signed_at }],
  })
  const file = { created_by: client_id, name: `assinado-${id}.pdf`, lines: bytes, what: 'processo', kept: true }
  const file_id = await sealPdf(tx, file)
  await keepSigned(tx, process, {
    title,
    compartment,
    kind_id,
    file_id,
    sent_by: client_id,
    asked_by: advogado,
    decided_by: null,
  })
  await tx.db
    .update(process_signings)
    .set({ state: 'assinado', ended_at: signed_at, file_id })
    .where(eq(process_signings.id, id))
}
