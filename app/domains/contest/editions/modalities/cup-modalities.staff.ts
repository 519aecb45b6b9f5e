import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { long, order, quietCode, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'
import { edition, runningFirst } from '../editions/edition-field.staff.ts'
import { HERO } from '../editions/phases.kinds.ts'
import { cup_modalities } from './cup-modalities.table.ts'

export const cupModalities = staffResource(cup_modalities, {
  name: 'CupModalityRow',
  subject: 'cup_modality',
  permission: 'cup.manage',
  path: '/v1/social/copa_grower/equipe/modalidade',
  at: '/admin/copa-grower/modalidades',
  title: 'Modalidades da copa',
  text: 'Em que um redondo concorre. Cada grower inscreve um por modalidade.',
  noun: ['modalidade', 'modalidades'],
  gender: 'a',
  order_by: 'order',
  fields: {
    name: text('Nome'),
    edition_id: edition(),
    slug: quietCode('Código', { placeholder: 'flor-indoor' }),
    text: long('O que concorre aqui'),
    order: order(),
  },
  unique: { slug: 'Esta edição já tem uma modalidade com esse código.' },
  within: ['edition_id'],
  first: runningFirst(cup_modalities.edition_id),
  uses: {
    entries_count: {
      count: sql<number>`(select count(*)::int from cup_entries e where e.modality_id = cup_modalities.id)`,
      label: 'Redondos',
      noun: ['redondo inscrito', 'redondos inscritos'],
      consequence: 'Ficariam sem modalidade.',
    },
    prizes_count: {
      count: sql<number>`(select count(*)::int from cup_prizes p where p.modality_id = cup_modalities.id)`,
      label: 'Prêmios',
      noun: ['prêmio', 'prêmios'],
      consequence: 'Ficariam sem modalidade.',
    },
  },
  purge: ['cup'],
  rules: async (tx, input, before) => {
    if (!before) await demandEntriesAhead(tx, input.edition_id)
    if (input.slug === HERO) throw invalidField('slug', "'hero' é o cultivo do ano: escolha outro código.")
    if (before && before.entries_count > 0 && before.edition_id !== input.edition_id)
      throw invalidField('edition_id', 'Já há redondos nesta modalidade: ela fica na edição em que está.')
    // Votes name their ballot by it.
    if (before && before.entries_count > 0 && before.slug !== input.slug)
      throw invalidField('slug', 'Já há redondos nesta modalidade: o código fica como está.')
    return input
  },
})

/** Nobody could enter it any more, and voters would look for its redondos. */
async function demandEntriesAhead(tx: Context, edition_id: number) {
  const [row] = await tx.db.select().from(cup_editions).where(eq(cup_editions.id, edition_id))
  if (row?.published && tx.now() >= row.popular_at)
    throw invalidField('edition_id', 'As inscrições desta edição já fecharam: ninguém entraria nesta modalidade.')
}
