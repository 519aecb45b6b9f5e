import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { unknownPlaces } from '#domains/care/process-chat/answers/answer-text.model.ts'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { compartmentWords } from '#domains/care/processes/processes/process.words.ts'
import { invalidField } from '#platform/errors.ts'
import { flag, long, optionalReference, select, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { MOST_TEXT } from '../signings/process-signing.kinds.ts'
import { signing_templates } from './signing-templates.table.ts'
import { placesOf } from './template-places.model.ts'

const words = long('Texto', {
  max: MOST_TEXT,
  help: 'Um parágrafo por linha. {cliente}, {profissional}, {registro} e {dia} são preenchidos; no jurídico, também {cpf} e {endereco}.',
})
const kind = optionalReference(
  'Na lista de documentos',
  {
    ...{ table: process_document_kinds, title: process_document_kinds.name },
    gone: 'Este documento não está mais na lista. Escolha outro.',
  },
  { none: 'Além da lista', help: 'Assinado, conta como esse documento, aprovado.' },
)

export const signingTemplates = staffResource(signing_templates, {
  name: 'SigningTemplate',
  subject: 'signing_template',
  permission: 'processes.manage',
  path: '/v1/comunidade360/assinatura-modelo',
  at: '/admin/comunidade360/modelos-de-assinatura',
  title: 'Modelos para assinar',
  text: 'De onde a equipe prepara o que cliente e profissional assinam. Quem prepara ainda muda o texto antes de enviar.',
  noun: ['modelo', 'modelos'],
  gender: 'o',
  fields: {
    name: text('Nome', { max: 80, placeholder: 'Procuração' }),
    compartment: select('De quem', compartmentWords),
    text: {
      ...words,
      input: z.string().trim().min(1, 'Escreva o texto.').max(MOST_TEXT),
      form: { ...words.form, required: true, rows: 12 },
    },
    document_kind_id: kind,
    countersigned: flag('Quem assina', 'Cliente e profissional', 'Só o cliente'),
    active: flag('É oferecido', 'Oferecido', 'Guardado'),
  },
  unique: { name: 'Já existe um modelo com esse nome. Escolha outro.' },
  rules: async (tx, input) => {
    const places = placesOf(input.compartment)
    const [unknown] = unknownPlaces(input.text, places)
    if (unknown)
      throw invalidField('text', `Aqui não há ${unknown}. Use ${places.map((place) => `{${place}}`).join(', ')}.`)
    if (input.document_kind_id) {
      const [row] = await tx.db
        .select({ compartment: process_document_kinds.compartment })
        .from(process_document_kinds)
        .where(eq(process_document_kinds.id, input.document_kind_id))
      if (row && row.compartment !== input.compartment)
        throw invalidField('document_kind_id', 'Este documento é lido por outra profissão. Escolha um da mesma.')
    }
    return input
  },
})
