import type { DemoCase } from '#domains/care/processes/demo-cases.seed.ts'
import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { sealPdf } from '#world/seal-pdf.ts'
import { documentsPlace } from './documents/process-documents.queries.ts'
import {
  process_document_files,
  process_document_versions,
  process_documents,
} from './documents/process-documents.table.ts'
import { process_document_kinds } from './kinds/process-document-kinds.table.ts'

type Kind = typeof process_document_kinds.$inferInsert

const kinds: Omit<Kind, 'order'>[] = [
  {
    slug: 'rg-cpf',
    name: 'Identidade com CPF',
    help: 'Frente e verso, sem plástico.',
    compartment: 'juridico',
    process_kind: 'todos',
  },
  {
    slug: 'comprovante-residencia',
    name: 'Comprovante de residência',
    help: 'Dos últimos três meses, em seu nome.',
    compartment: 'juridico',
    process_kind: 'todos',
  },
  {
    slug: 'procuracao',
    name: 'Procuração',
    help: 'Assinada. Quem tem dificuldade para assinar faz a pública, em cartório.',
    compartment: 'juridico',
    process_kind: 'habeas-corpus',
  },
  {
    slug: 'intimacao',
    name: 'Intimação ou auto de apreensão',
    help: 'Todas as páginas.',
    compartment: 'juridico',
    process_kind: 'defesa',
  },
  {
    slug: 'hipossuficiencia',
    name: 'Declaração de renda',
    help: 'Para pedir justiça gratuita.',
    compartment: 'juridico',
    process_kind: 'todos',
    required: false,
  },
  {
    slug: 'salvo-conduto',
    name: 'Decisão ou salvo-conduto',
    help: 'Cópia da decisão, quando sair.',
    compartment: 'juridico',
    process_kind: 'habeas-corpus',
    required: false,
    months: 12,
  },
  {
    slug: 'receita',
    name: 'Receita',
    help: 'Com dose, concentração e CRM legível.',
    compartment: 'medico',
    process_kind: 'todos',
    months: 6,
  },
  {
    slug: 'laudo-medico',
    name: 'Laudo médico',
    help: 'Diagnóstico com CID, tratamentos que falharam e por que este é necessário.',
    compartment: 'medico',
    process_kind: 'todos',
    months: 6,
  },
  {
    slug: 'exames',
    name: 'Exames',
    help: 'Os que sustentam o diagnóstico.',
    compartment: 'medico',
    process_kind: 'todos',
    required: false,
  },
  {
    slug: 'autorizacao-anvisa',
    name: 'Autorização da Anvisa',
    help: 'Se você já importa.',
    compartment: 'medico',
    process_kind: 'todos',
    required: false,
    months: 24,
  },
  {
    slug: 'planta-do-local',
    name: 'Fotos e medidas do local',
    help: 'Espaço, tomada, ventilação e tranca. Não precisa aparecer ninguém.',
    compartment: 'agronomico',
    process_kind: 'habeas-corpus',
  },
  {
    slug: 'laudo-agronomico',
    name: 'Laudo agronômico',
    help: 'Escrito pela agronomia: quantas plantas a dose exige.',
    compartment: 'agronomico',
    process_kind: 'habeas-corpus',
    months: 6,
  },
]

/** The checklist that a new site begins with; the team changes it. */
export const seedProcessDocumentKinds = ({ db }: Context) =>
  db.insert(process_document_kinds).values(kinds.map((kind, at) => ({ ...kind, order: at + 1 })))

type People = { client_id: number; advogado: number; medico: number; agronomo: number }

/** What a case has sent, with what was decided. */
export async function seedDemoDocumentsOf(tx: Context, process: Process, people: People, { sent = [] }: DemoCase) {
  const all = await tx.db.select().from(process_document_kinds)
  for (const [slug, state, { expires, reason } = {}] of sent) {
    const kind = all.find((one) => one.slug === slug)
    if (!kind) throw new Error(`no kind of document ${slug}`)
    const at = (days: number) => new Date(Math.max(process.created_at.getTime(), tx.now().getTime() - days * DAY))
    const writer = kind.slug === 'laudo-agronomico' ? people.agronomo : people.client_id
    const decider = { juridico: people.advogado, medico: people.medico, agronomico: people.agronomo }[kind.compartment]
    const expires_on = expires === undefined ? null : dayKey(new Date(tx.now().getTime() + expires * DAY))
    const [document] = await tx.db
      .insert(process_documents)
      .values({
        ...{ process_id: process.id, kind_id: kind.id, compartment: kind.compartment, state, created_at: at(6) },
        expires_on: state === 'aprovado' ? expires_on : null,
      })
      .returning({ id: process_documents.id })
    const [version] = await tx.db
      .insert(process_document_versions)
      .values({
        ...{ document_id: document?.id ?? 0, version: 1, sent_by: writer, sent_at: at(6), expires_on },
        ...(state !== 'enviado' && { verdict: state, decided_by: decider, decided_at: at(4) }),
        sealed_reason: sealText(tx.env.keys, documentsPlace(process.id), reason ?? ''),
      })
      .returning({ id: process_document_versions.id })
    const lines = [kind.name, '', `Processo ${process.id}`, '', 'Documento de demonstração, sem valor.']
    const name = `${slug}-${process.id}.pdf`
    const file_id = await sealPdf(tx, { created_by: writer, name, lines, what: 'processo', kept: true })
    await tx.db.insert(process_document_files).values({ version_id: version?.id ?? 0, file_id, order: 0 })
  }
}
