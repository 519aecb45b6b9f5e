import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { flag, long, moment, note, quietCode, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { cup_editions } from './cup-editions.table.ts'
import { type Bound, bounds, outOfOrder, type Phased } from './phases.model.ts'

const begins = (phase: string) => moment(`${phase}: começa`)

export const cupEditions = staffResource(cup_editions, {
  name: 'CupEditionRow',
  subject: 'cup_edition',
  permission: 'cup.manage',
  path: '/v1/social/copa_grower/equipe/edicao',
  at: '/admin/copa-grower/edicoes',
  title: 'Edições da copa',
  text: 'Cada fase termina quando a seguinte começa, no horário de Brasília. O que já passou de uma edição publicada não muda mais, e com redondos inscritos ela fica no site.',
  noun: ['edição', 'edições'],
  gender: 'a',
  order_by: 'entries_at',
  fields: {
    name: text('Nome', { max: 80 }),
    slug: quietCode('Código', { placeholder: 'copa-20252026' }),
    text: long('Chamada', { help: 'Abre a página da copa.' }),
    rules: long('Regulamento', { max: 20_000 }),
    entries_at: begins('Inscrições'),
    popular_at: unlisted(begins('Votação popular')),
    judges_at: unlisted(begins('Votação dos jurados')),
    final_at: unlisted(begins('Final nas categorias')),
    best_at: unlisted(begins('Cultivo do ano')),
    prizes_at: unlisted(begins('Entrega dos prêmios')),
    ends_at: moment('A edição termina'),
    jury_weight: whole('Peso dos jurados', { max: 100, unit: '%', help: 'O resto é do voto popular.' }),
    finalists: whole('Finalistas por modalidade', { min: 2, max: 20 }),
    authorisation_body: unlisted(
      note('Quem autorizou', { help: 'Lei 5.768/71, quando há prêmio que não é simbólico.' }),
    ),
    authorisation_number: unlisted(note('Número da autorização')),
    published: {
      ...flag('Aparece no site', 'Publicada', 'Rascunho'),
      input: z.boolean().default(false),
      initial: false,
    },
  },
  unique: { slug: 'Já existe uma edição com esse código. Escolha outro.' },
  uses: {
    modalities_count: {
      count: sql<number>`(select count(*)::int from cup_modalities m where m.edition_id = cup_editions.id)`,
      label: 'Modalidades',
      noun: ['modalidade', 'modalidades'],
      consequence: 'Ficariam sem edição.',
    },
  },
  pages: [{ label: 'Copiar para a próxima', path: 'copiar' }],
  purge: ['cup'],
  rules: async (tx, input, before) => {
    const used = before && (await hasEntries(tx, before.id))
    if (used) demandStays(input, before)
    const fixed = before?.published || used ? before : undefined
    demandPhases(tx, input, fixed)
    demandWeights(tx, input, fixed)
    if (before?.authorisation_number && !input.authorisation_number) await demandSymbolic(tx, before.id)
    return input
  },
})

type Typed = Record<Bound, string>

const hasEntries = async ({ db }: Context, id: number) =>
  (await db.execute(sql`select 1 from cup_entries where edition_id = ${id} limit 1`)).rows.length > 0

/** Who takes part found it by its address, in the open: it is neither withdrawn from sight nor moved. */
function demandStays(input: Fixed, before: Fixed) {
  const errors: Record<string, string[]> = {}
  if (before.published && !input.published) errors.published = ['Já há redondos inscritos: a edição continua no site.']
  if (before.slug !== input.slug) errors.slug = ['Já há redondos inscritos: o código fica como está.']
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
}
type Fixed = { published: boolean; slug: string }

/** Phases follow each other, and what has passed stays: votes and entries were judged by it. */
function demandPhases(tx: Context, input: Typed, before?: Phased) {
  const errors: Partial<Record<Bound, string[]>> = {}
  const typed = Object.fromEntries(bounds.map((bound) => [bound, typedMomentOf(input[bound])])) as Phased
  for (const bound of outOfOrder(typed)) errors[bound] = ['Precisa ser depois do começo da fase anterior.']
  for (const bound of before ? bounds : []) {
    const stands = before?.[bound]
    if (!stands || sameMinute(stands, typed[bound])) continue
    if (stands <= tx.now()) errors[bound] = ['Já passou: o que aconteceu nesta edição foi julgado por esta data.']
    else if (typed[bound] <= tx.now()) errors[bound] = ['Precisa ser daqui para a frente.']
    else if (typed[bound] < new Date(tx.now().getTime() + DAY))
      errors[bound] = ['Precisa ser daqui a um dia ou mais: quem participa tem de saber antes.']
  }
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
}

/** Lei 5.768/71: goods and money are given by an authorised contest alone. */
async function demandSymbolic({ db }: Context, id: number) {
  const { rows } = await db.execute(
    sql`select 1 from cup_prizes where edition_id = ${id} and kind <> 'simbolico' limit 1`,
  )
  if (rows.length)
    throw invalidField(
      'authorisation_number',
      'Há prêmios em produto ou dinheiro, que só se dão com o número. Mude-os antes.',
    )
}

type Weights = { jury_weight: number; finalists: number }

/** Who votes has read how it is counted, and a published result is counted again from the edition as it stands. */
function demandWeights(tx: Context, input: Weights, before?: Phased & Weights) {
  if (!before || before.popular_at > tx.now()) return
  const errors: Record<string, string[]> = {}
  if (before.jury_weight !== input.jury_weight) errors.jury_weight = ['A votação já começou: o peso fica como está.']
  if (before.finalists !== input.finalists)
    errors.finalists = ['A votação já começou: o número de finalistas fica como está.']
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
}

/** A form knows no seconds. */
const sameMinute = (a: Date, b: Date) => Math.floor(a.getTime() / 60_000) === Math.floor(b.getTime() / 60_000)

function unlisted<Field extends object>(field: Field) {
  return { ...field, unlisted: true }
}
