import { sql } from 'drizzle-orm'
import { flag, select, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { causeWords } from '../causes/cause.words.ts'
import { action_types } from './action-types.table.ts'

/** What earns points, how many and how often. */
export const actionTypes = staffResource(action_types, {
  name: 'ActionType',
  subject: 'action_type',
  permission: 'game.manage',
  path: '/v1/gameficacao/action-type',
  at: '/admin/gameficacao/action-types',
  title: 'Tipos de ação',
  text: 'O que dá pontos, quantos e com que limite. O que já foi ganho não muda.',
  noun: ['tipo de ação', 'tipos de ação'],
  gender: 'o',
  fields: {
    name: text('Nome', { help: 'Como aparece para quem ganha, por exemplo "Medição".' }),
    cause: select('O que conta', causeWords, { help: 'Dois tipos ativos do mesmo dão pontos duas vezes.' }),
    points: whole('Pontos', { min: 1, max: 1000 }),
    daily_cap: whole('Vezes por dia', { min: 1, max: 50, help: 'Depois disso, no mesmo dia, não conta mais.' }),
    cooldown_hours: whole('Intervalo', {
      max: 720,
      unit: 'h',
      help: 'Tempo mínimo entre uma vez e a próxima. 0 é nenhum.',
    }),
    active: flag('Dá pontos', 'Ativo', 'Inativo'),
  },
  unique: { name: 'Já existe um tipo de ação com esse nome. Escolha outro.' },
  uses: {
    entries_count: {
      count: sql<number>`(select count(*)::int from point_entries e where e.action_type_id = action_types.id)`,
      label: 'Lançamentos',
      noun: ['lançamento de pontos', 'lançamentos de pontos'],
      consequence: 'Ficam sem o motivo dos pontos.',
    },
    badges_count: {
      count: sql<number>`(select count(*)::int from badges b where b.action_type_id = action_types.id)`,
      label: 'Emblemas',
      noun: ['emblema', 'emblemas'],
      consequence: 'Ficam sem regra.',
    },
    missions_count: {
      count: sql<number>`(select count(*)::int from missions m
        where action_types.id in (m.first_action_id, m.second_action_id, m.third_action_id))`,
      label: 'Missões',
      noun: ['missão', 'missões'],
      consequence: 'Ficam sem uma condição.',
    },
  },
})
