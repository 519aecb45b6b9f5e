import { sql } from 'drizzle-orm'
import { quietCode, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { process_tags } from './process-tags.table.ts'

export const processTags = staffResource(process_tags, {
  name: 'ProcessTag',
  subject: 'process_tag',
  permission: 'processes.manage',
  path: '/v1/comunidade360/tag',
  at: '/admin/comunidade360/tags-processos',
  title: 'Tags dos processos',
  text: 'Palavras da equipe para achar processos. O cliente não as vê.',
  noun: ['tag', 'tags'],
  gender: 'a',
  fields: { name: text('Nome', { max: 30 }), slug: quietCode('Código', { placeholder: 'urgente' }) },
  unique: { slug: 'Já existe uma tag com esse código. Escolha outro.' },
  uses: {
    processes_count: {
      count: sql<number>`(select count(*)::int from tagged_processes t where t.tag_id = process_tags.id)`,
      label: 'Processos',
      noun: ['processo', 'processos'],
      consequence: 'Perdem a tag.',
    },
  },
})
