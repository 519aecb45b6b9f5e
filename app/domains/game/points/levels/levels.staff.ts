import { text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { levels } from './levels.table.ts'

export const levelsList = staffResource(levels, {
  name: 'Level',
  subject: 'level',
  permission: 'game.manage',
  path: '/v1/gameficacao/level',
  at: '/admin/gameficacao/levels',
  title: 'Níveis',
  text: 'A partir de quantos pontos ganhos alguém está em cada nível. Vale na hora, para todos.',
  noun: ['nível', 'níveis'],
  gender: 'o',
  order_by: 'points',
  fields: {
    name: text('Nome', { max: 30 }),
    points: whole('A partir de', {
      max: 10_000_000,
      unit: 'pontos',
      help: 'Pontos ganhos, contando os que já foram trocados.',
    }),
  },
  unique: {
    name: 'Já existe um nível com esse nome. Escolha outro.',
    points: 'Já existe um nível com esses pontos. Escolha outro número.',
  },
})
