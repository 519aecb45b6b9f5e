import { sql } from 'drizzle-orm'
import { compartmentWords, processKindWords } from '#domains/care/processes/processes/process.words.ts'
import { AppError } from '#platform/errors.ts'
import { flag, long, order, quietCode, select, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { forKinds, process_document_kinds } from './process-document-kinds.table.ts'

const kinds = Object.fromEntries(
  forKinds.map((kind) => [kind, kind === 'todos' ? 'Todos os processos' : processKindWords[kind].label]),
) as Record<(typeof forKinds)[number], string>

export const processDocumentKinds = staffResource(process_document_kinds, {
  name: 'ProcessDocumentKind',
  subject: 'process_document_kind',
  permission: 'processes.manage',
  path: '/v1/comunidade360/documento-tipo',
  at: '/admin/comunidade360/configuracoes-documentos',
  title: 'Documentos dos processos',
  text: 'O que a lista de cada processo pede, e para quem.',
  noun: ['documento', 'documentos'],
  gender: 'o',
  order_by: 'order',
  fields: {
    name: text('Nome', { max: 80 }),
    slug: quietCode('Código', { placeholder: 'laudo-medico' }),
    help: long('Como conseguir', { max: 500 }),
    compartment: select('Quem lê', compartmentWords),
    process_kind: select('Pedido em', kinds),
    required: flag('Obrigatório', 'Obrigatório', 'Opcional'),
    months: { ...whole('Vale por', { max: 240, unit: 'meses', help: 'Zero: não vence.' }), initial: 0 },
    order: order(),
    active: flag('É pedido', 'Pedido', 'Não pedido'),
  },
  /** What was sent stays where its client sent it, and in the list of its process. */
  rules: (_tx, input, before) => {
    const errors: Record<string, string[]> = {}
    if (before?.documents_count && before.compartment !== input.compartment)
      errors.compartment = ['Já foi enviado em algum processo: quem lê fica como está. Crie outro documento.']
    if (before?.documents_count && input.process_kind !== before.process_kind && input.process_kind !== 'todos')
      errors.process_kind = ['Já foi enviado em algum processo: pode passar a todos, não a outro tipo.']
    if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
    return input
  },
  unique: { slug: 'Já existe um documento com esse código. Escolha outro.' },
  uses: {
    documents_count: {
      count: sql<number>`(select count(*)::int from process_documents d where d.kind_id = process_document_kinds.id)`,
      label: 'Enviados',
      noun: ['documento enviado', 'documentos enviados'],
      consequence: 'Ficariam sem nome.',
    },
  },
})
