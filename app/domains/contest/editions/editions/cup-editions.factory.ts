import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { cup_criteria } from '../criteria/cup-criteria.table.ts'
import { cup_judges } from '../judges/cup-judges.table.ts'
import { cup_modalities } from '../modalities/cup-modalities.table.ts'
import { type CupEdition, cup_editions } from './cup-editions.table.ts'
import { type CupPhase, cupPhases } from './phases.kinds.ts'
import { bounds, type Phased, spansOf } from './phases.model.ts'

let made = 0

/** Bounds of phases of ten days each, by which this one began a day ago; without one the first begins tomorrow. */
export function phasesAround(now: Date, phase: CupPhase | null): Phased {
  const first = phase === null ? now.getTime() + DAY : now.getTime() - DAY - cupPhases.indexOf(phase) * 10 * DAY
  return Object.fromEntries(bounds.map((bound, index) => [bound, new Date(first + index * 10 * DAY)])) as Phased
}

type Fields = Partial<typeof cup_editions.$inferInsert> & { phase?: CupPhase | null }

/** The configured edition, published, in its entries unless another phase is given. */
export async function anEdition(ctx: Context, { phase = 'inscricoes-abertas', ...fields }: Fields = {}) {
  const { cup_edition } = ctx.env
  const [edition] = await ctx.db
    .insert(cup_editions)
    .values({
      ...{ slug: cup_edition, name: 'Copa de teste', published: true },
      ...phasesAround(ctx.now(), phase),
      ...fields,
    })
    .returning()
  return edition as CupEdition
}

/** A moment within a phase of an edition, an hour after it began. */
export const momentIn = (edition: Phased, phase: CupPhase) => {
  const span = spansOf(edition).find(({ slug }) => slug === phase)
  if (!span) throw new Error(`no phase ${phase}`)
  return new Date(span.start_date.getTime() + HOUR)
}

type Of = { id: number }

export async function aModality(ctx: Context, edition: Of, fields: Partial<typeof cup_modalities.$inferInsert> = {}) {
  const slug = fields.slug ?? `flor-${++made}`
  const [modality] = await ctx.db
    .insert(cup_modalities)
    .values({ edition_id: edition.id, name: `Flor ${slug}`, slug, ...fields })
    .returning()
  if (!modality) throw new Error('insert returned no row')
  return modality
}

export async function aCriterion(ctx: Context, edition: Of, fields: Partial<typeof cup_criteria.$inferInsert> = {}) {
  const [criterion] = await ctx.db
    .insert(cup_criteria)
    .values({ edition_id: edition.id, name: `Aroma ${++made}`, weight: 1, ...fields })
    .returning()
  if (!criterion) throw new Error('insert returned no row')
  return criterion
}

/** One of the bench, with the flag that appointing sets; of a new user unless `user_id` is given. */
export async function aJudge(ctx: Context, edition: Of, fields: Partial<typeof cup_judges.$inferInsert> = {}) {
  const user_id = fields.user_id ?? (await aUser(ctx, { users_is_professor_copa_grower: true })).id
  const [judge] = await ctx.db
    .insert(cup_judges)
    .values({ edition_id: edition.id, role: 'avaliador', ...fields, user_id })
    .returning()
  if (!judge) throw new Error('insert returned no row')
  return { ...judge, user: { id: user_id } }
}
