import { sql } from 'drizzle-orm'
import { action_types } from '#domains/game/points/action-types/action-types.table.ts'
import { invalidField } from '#platform/errors.ts'
import { flag, long, optionalReference, order, quietCode, select, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { iconWords, tierWords, wayWords } from './badge.words.ts'
import { badges } from './badges.table.ts'

export const actions = { table: action_types, title: action_types.name, gone: 'Esse tipo de ação não existe mais.' }

export const badgesList = staffResource(badges, {
  name: 'Badge',
  subject: 'badge',
  permission: 'game.manage',
  path: '/v1/gameficacao/badge',
  at: '/admin/gameficacao/badges',
  title: 'Emblemas do jogo',
  text: 'O que fica no perfil de quem ganhou. Quem já tem um emblema fica com ele quando a regra muda.',
  noun: ['emblema', 'emblemas'],
  gender: 'o',
  order_by: 'order',
  fields: {
    name: text('Nome', { max: 40 }),
    slug: quietCode('Código', { placeholder: 'primeira-colheita' }),
    text: long('O que diz', { max: 300 }),
    icon: { ...select('Figura', iconWords), unlisted: true },
    tier: select('Grau', tierWords),
    way: select('Como se ganha', wayWords),
    action_type_id: optionalReference('Ação contada', actions, { none: 'Nenhuma' }),
    times: { ...whole('Quantas vezes', { min: 1, max: 1000 }), initial: 1 },
    window_days: {
      ...whole('Em quantos dias', { max: 366, help: '0 conta desde sempre.' }),
      ...{ initial: 0, unlisted: true },
    },
    secret: { ...flag('Secreto', 'Secreto', 'À vista', { help: 'Só quem ganhou sabe que existe.' }), initial: false },
    order: order(),
    active: flag('Pode ser ganho', 'Ativo', 'Inativo'),
  },
  unique: { slug: 'Já existe um emblema com esse código. Escolha outro.' },
  uses: {
    awards_count: {
      count: sql<number>`(select count(*)::int from badge_awards a where a.badge_id = badges.id)`,
      label: 'Quem tem',
      noun: ['pessoa com ele', 'pessoas com ele'],
      consequence: 'Perdem o emblema.',
    },
    rewards_count: {
      count: sql<number>`((select count(*) from rewards w where w.badge_id = badges.id)
        + (select count(*) from missions m where m.badge_id = badges.id))::int`,
      label: 'Em prêmios',
      noun: ['missão ou recompensa', 'missões ou recompensas'],
      consequence: 'Ficam sem o emblema que prometem.',
    },
  },
  rules: (_tx, input) => {
    if (input.way !== 'regra') return { ...input, action_type_id: null }
    if (!input.action_type_id) throw invalidField('action_type_id', 'Escolha a ação que é contada.')
    return input
  },
})
