import { sql } from 'drizzle-orm'
import { flag, order, quietCode, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { event_types } from './event-types.table.ts'

export const eventTypes = staffResource(event_types, {
  name: 'EventType',
  subject: 'event_type',
  permission: 'courses.manage',
  path: '/v1/cursos/evento-tipo',
  at: '/cursos/professor/agenda/tipo',
  title: 'Tipos de evento',
  text: 'Cada evento da agenda de quem ensina é de um tipo. Os desativados não podem ser escolhidos de novo.',
  noun: ['tipo de evento', 'tipos de evento'],
  gender: 'o',
  order_by: 'order',
  fields: {
    name: text('Nome'),
    slug: quietCode('Código', { placeholder: 'aula-ao-vivo' }),
    order: order(),
    active: flag('Pode ser escolhido', 'Ativo', 'Inativo'),
  },
  unique: { slug: 'Já existe um tipo de evento com esse código. Escolha outro.' },
  uses: {
    events_count: {
      count: sql<number>`(select count(*)::int from course_events e where e.type_id = event_types.id)`,
      label: 'Eventos',
      noun: ['evento', 'eventos'],
      consequence: 'Ficam sem tipo.',
    },
  },
})
