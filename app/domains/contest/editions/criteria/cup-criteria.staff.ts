import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { note, order, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { edition, runningFirst } from '../editions/edition-field.staff.ts'
import { cup_criteria } from './cup-criteria.table.ts'

export const cupCriteria = staffResource(cup_criteria, {
  name: 'CupCriterionRow',
  subject: 'cup_criterion',
  permission: 'cup.manage',
  path: '/v1/social/copa_grower/equipe/criterio',
  at: '/admin/copa-grower/criterios',
  title: 'Critérios dos jurados',
  text: 'Cada critério recebe uma nota de 0 a 10; a nota do jurado é a média pelos pesos. Depois da primeira nota da edição, não mudam.',
  noun: ['critério', 'critérios'],
  gender: 'o',
  order_by: 'order',
  fields: {
    name: text('Nome'),
    edition_id: edition(),
    weight: whole('Peso', { min: 1, max: 10 }),
    text: note('O que olhar', { max: 300 }),
    order: order(),
  },
  unique: { name: 'Esta edição já tem um critério com esse nome.' },
  within: ['edition_id'],
  first: runningFirst(cup_criteria.edition_id),
  uses: {
    scores_count: {
      count: sql<number>`(select count(*)::int from cup_scores s join cup_entries e on e.id = s.entry_id
        where e.edition_id = cup_criteria.edition_id)`,
      label: 'Notas na edição',
      noun: ['nota dada', 'notas dadas'],
      consequence: 'Seriam contadas de outro jeito.',
    },
  },
  purge: ['cup'],
  rules: async (tx, input, before) => {
    if (!before && (await isScored(tx, input.edition_id)))
      throw invalidField('edition_id', 'Os jurados desta edição já deram notas: um critério novo as mudaria.')
    const moved = before && (before.weight !== input.weight || before.edition_id !== input.edition_id)
    if (moved && before.scores_count > 0)
      throw new AppError('conflict', 'Os jurados já deram notas por estes critérios: pesos e edição ficam como estão.')
    return input
  },
})

async function isScored({ db }: Context, edition_id: number) {
  const { rows } = await db.execute(sql`select 1 from cup_scores s join cup_entries e on e.id = s.entry_id
    where e.edition_id = ${edition_id} limit 1`)
  return rows.length > 0
}
