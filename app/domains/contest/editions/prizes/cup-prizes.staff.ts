import '../editions.events.ts'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { long, note, optionalReference, select, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'
import { edition, runningFirst } from '../editions/edition-field.staff.ts'
import { cup_modalities } from '../modalities/cup-modalities.table.ts'
import { cup_sponsors } from '../sponsors/cup-sponsors.table.ts'
import { prizeKindWords, prizeStateWords } from './cup-prize.words.ts'
import { cup_prizes } from './cup-prizes.table.ts'

const modality = {
  table: cup_modalities,
  title: cup_modalities.name,
  group: { table: cup_editions, title: cup_editions.name, key: cup_modalities.edition_id },
  gone: 'Essa modalidade não existe mais.',
}
const sponsor = {
  table: cup_sponsors,
  title: cup_sponsors.name,
  group: { table: cup_editions, title: cup_editions.name, key: cup_sponsors.edition_id },
  gone: 'Esse patrocinador não existe mais.',
}

export const cupPrizes = staffResource(cup_prizes, {
  name: 'CupPrizeRow',
  subject: 'cup_prize',
  permission: 'cup.manage',
  path: '/v1/social/copa_grower/equipe/premio',
  at: '/admin/copa-grower/premios',
  title: 'Prêmios da copa',
  text: 'Produto ou dinheiro só com o número da autorização na edição (Lei 5.768/71); sem ele, a copa só dá prêmio simbólico.',
  noun: ['prêmio', 'prêmios'],
  gender: 'o',
  order_by: 'place',
  first: runningFirst(cup_prizes.edition_id),
  fields: {
    name: text('Prêmio', { max: 120 }),
    edition_id: edition(),
    modality_id: optionalReference('Modalidade', modality, { none: 'Cultivo do ano' }),
    place: whole('Lugar', { min: 1, max: 10 }),
    kind: select('Tipo', prizeKindWords),
    text: long('Sobre o prêmio', { max: 500 }),
    sponsor_id: optionalReference('Patrocinador', sponsor, { none: 'Nenhum' }),
    state: select('Entrega', prizeStateWords),
    state_note: note('Nota da entrega', { max: 300, help: 'Só a equipe lê: rastreio, quem recebeu.' }),
  },
  uses: {
    published_count: {
      count: sql<number>`(select count(*)::int from cup_editions e where e.id = cup_prizes.edition_id and e.show_results)`,
      label: 'Resultado',
      noun: ['resultado publicado', 'resultados publicados'],
      consequence: 'Quem ganhou leu que recebe.',
    },
  },
  purge: ['cup'],
  rules: async (tx, input, before) => {
    await demandStands(tx, input, before)
    await demandSameEdition(tx, input)
    if (input.kind !== 'simbolico') await demandAuthorisation(tx, input.edition_id)
    if (before?.published_count && before.state !== input.state)
      await record(tx, 'cup_prize.moved', { prize_id: before.id, state: input.state })
    return input
  },
})

type Promised = { edition_id: number; modality_id: number | null; place: number; name: string; kind: string }

/** Once the result is out everybody has read who gets what: only the handing over goes on. */
async function demandStands(tx: Context, input: Promised, before?: Promised & { published_count: number }) {
  if (!before) {
    const [row] = await tx.db
      .select({ out: cup_editions.show_results })
      .from(cup_editions)
      .where(eq(cup_editions.id, input.edition_id))
    if (row?.out) throw invalidField('edition_id', 'O resultado desta edição já saiu: os prêmios ficam como estão.')
    return
  }
  const fixed = ['edition_id', 'modality_id', 'place', 'name', 'kind'] as const
  const moved = fixed.find((field) => before[field] !== input[field])
  if (before.published_count && moved)
    throw invalidField(moved, 'O resultado já saiu com este prêmio: muda só a entrega.')
}

/** An exclusively cultural contest needs no authorisation; one with products or money as prizes does. */
async function demandAuthorisation({ db }: Context, edition_id: number) {
  const [row] = await db
    .select({ number: cup_editions.authorisation_number })
    .from(cup_editions)
    .where(eq(cup_editions.id, edition_id))
  if (row && !row.number)
    throw invalidField(
      'kind',
      'Esta edição não tem número de autorização (Lei 5.768/71): sem ele, só prêmio simbólico. Ponha o número na edição antes.',
    )
}

type Typed = { edition_id: number; modality_id: number | null; sponsor_id: number | null }

async function demandSameEdition({ db }: Context, { edition_id, modality_id, sponsor_id }: Typed) {
  for (const [field, table, id] of [
    ['modality_id', cup_modalities, modality_id],
    ['sponsor_id', cup_sponsors, sponsor_id],
  ] as const) {
    if (id === null) continue
    const [row] = await db.select({ edition_id: table.edition_id }).from(table).where(eq(table.id, id))
    if (row && row.edition_id !== edition_id) throw invalidField(field, 'É de outra edição: escolha uma desta.')
  }
}
