import { sql } from 'drizzle-orm'
import { invalidField } from '#platform/errors.ts'
import {
  flag,
  long,
  moment,
  optionalReference,
  quietCode,
  reference,
  text,
  whole,
} from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import { actions } from '../badges/badges.staff.ts'
import { badges } from '../badges/badges.table.ts'
import { missions } from './missions.table.ts'

const more = (label: string) => ({ ...optionalReference(label, actions, { none: 'Nenhuma' }), unlisted: true })
const times = (label: string, min = 0) => ({ ...whole(label, { min, max: 500 }), initial: min, unlisted: true })

export const missionsList = staffResource(missions, {
  name: 'Mission',
  subject: 'mission',
  permission: 'game.manage',
  path: '/v1/gameficacao/mission-list',
  at: '/admin/gameficacao/missoes',
  title: 'Missões do jogo',
  text: 'Uma ou mais condições em um prazo. Só conta o que a pessoa faz depois de entrar.',
  noun: ['missão', 'missões'],
  gender: 'a',
  fields: {
    name: text('Nome', { max: 60 }),
    slug: quietCode('Código', { placeholder: 'semana-de-medicoes' }),
    text: long('O que diz', { max: 500 }),
    starts_at: moment('Começa'),
    ends_at: moment('Acaba'),
    first_action_id: { ...reference('Primeira condição', actions), unlisted: true },
    first_times: times('Quantas vezes', 1),
    second_action_id: more('Segunda condição'),
    second_times: times('Quantas vezes (segunda)'),
    third_action_id: more('Terceira condição'),
    third_times: times('Quantas vezes (terceira)'),
    points: whole('Prêmio', { max: 5000, unit: 'pontos' }),
    badge_id: {
      ...optionalReference(
        'Emblema do prêmio',
        { table: badges, title: badges.name, gone: 'Esse emblema não existe mais.', where: sql`way = 'recompensa'` },
        { none: 'Nenhum' },
      ),
      unlisted: true,
    },
    active: flag('Aceita gente', 'Ativa', 'Inativa'),
  },
  unique: { slug: 'Já existe uma missão com esse código. Escolha outro.' },
  uses: {
    enrolments_count: {
      count: sql<number>`(select count(*)::int from mission_enrolments e where e.mission_id = missions.id)`,
      label: 'Participantes',
      noun: ['participante', 'participantes'],
      consequence: 'Perdem o que já fizeram nela.',
    },
  },
  rules: (_tx, input, before) => {
    if (typedMomentOf(input.ends_at) <= typedMomentOf(input.starts_at))
      throw invalidField('ends_at', 'O fim precisa vir depois do começo.')
    if (input.second_action_id && !input.second_times) throw invalidField('second_times', 'Diga quantas vezes.')
    if (input.third_action_id && !input.third_times) throw invalidField('third_times', 'Diga quantas vezes.')
    if (!input.second_action_id && input.second_times)
      throw invalidField('second_action_id', 'Escolha a ação desta condição, ou deixe em 0 vezes.')
    if (!input.third_action_id && input.third_times)
      throw invalidField('third_action_id', 'Escolha a ação desta condição, ou deixe em 0 vezes.')
    if (input.third_action_id && !input.second_action_id)
      throw invalidField('second_action_id', 'Escolha a segunda condição antes da terceira.')
    if (before?.enrolments_count) demandKept(input, before)
    const chosen = [input.first_action_id, input.second_action_id, input.third_action_id].filter(Boolean)
    if (new Set(chosen).size < chosen.length)
      throw invalidField(
        input.second_action_id === input.first_action_id ? 'second_action_id' : 'third_action_id',
        'Essa ação já é outra condição. Escolha outra.',
      )
    return input
  },
})

type Promised = { points: number; starts_at: string; ends_at: string }
type Before = { points: number; starts_at: Date; ends_at: Date }

/** What was promised to who is in it stays; there may be more time for it. To the minute, as it is typed. */
function demandKept({ points, starts_at, ends_at }: Promised, before: Before) {
  const minute = (moment: Date) => Math.floor(moment.getTime() / MINUTE)
  if (points !== before.points) throw invalidField('points', 'Já há participantes: o prêmio fica como foi prometido.')
  if (minute(typedMomentOf(starts_at)) !== minute(before.starts_at))
    throw invalidField('starts_at', 'Já há participantes: o começo fica como está.')
  if (minute(typedMomentOf(ends_at)) < minute(before.ends_at))
    throw invalidField('ends_at', 'Já há participantes: o fim só pode ir para depois.')
}
