import { demandAllowedText } from '#domains/base/social/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable } from '#shared/text.ts'
import { geneticFields } from './genetic.form.ts'
import { ownedGenetics } from './genetics.owned.ts'
import { isCreator } from './genetics.policy.ts'
import { geneticNamed, showGenetic } from './genetics.queries.ts'
import type { GeneticChange, GeneticCreate, GeneticInput, GeneticProposal } from './genetics.schemas.ts'
import { demandParents } from './lineage.rules.ts'

/** Creates an entry, its grower's alone. Idempotent: a repeated submit returns the first. */
export const createGenetic = (ctx: Context, { idempotency_key: key, mother, father, ...fields }: GeneticCreate) =>
  ownedGenetics.create(ctx, {
    key,
    name: fields.name,
    fallback: 'genetica',
    reserved: reservedSlugs.genetica,
    values: async (tx) => {
      demandWeeks(fields)
      const grower_id = signedIn(tx).id
      const parents = {
        mother_id: await parentNamed(tx, 'mother', mother, grower_id),
        father_id: await parentNamed(tx, 'father', father, grower_id),
      }
      await demandParents(tx, parents)
      return { ...fields, ...parents, search_text: searchText(fields) }
    },
    show: showGenetic,
  })

export const updateGenetic = (ctx: Context, { id_or_slug, ...edit }: GeneticChange) =>
  ownedGenetics.change(ctx, id_or_slug, {
    action: 'genetic.update',
    write: async (tx, genetic) => {
      const shown = geneticFields(await showGenetic(tx, String(genetic.id)))
      const { mother, father, ...fields } = mergeEdit(edit, shown)
      demandWeeks(fields)
      // A name that nobody touched stays the parent that it was, also one that its editor may not see.
      const keeps = (field: 'mother' | 'father', typed: string) =>
        typed === shown[field] ? genetic[`${field}_id`] : parentNamed(tx, field, typed, genetic.created_by)
      const parents = { mother_id: await keeps('mother', mother), father_id: await keeps('father', father) }
      if (!genetic.private || genetic.proposed_at) await demandReadable(tx, fields)
      if (mother !== shown.mother || father !== shown.father) await demandParents(tx, parents, genetic)
      await ownedGenetics.set(tx, genetic, {
        ...fields,
        indica_percent: fields.indica_percent ?? null,
        weeks_from: fields.weeks_from ?? null,
        weeks_to: fields.weeks_to ?? null,
        seed_sex: fields.seed_sex ?? null,
        ...parents,
        search_text: searchText(fields),
        updated_at: tx.now(),
      })
    },
    show: showGenetic,
  })

/** Asks staff to share it with everybody, or takes that back. */
export const proposeGenetic = (ctx: Context, { id_or_slug, proposed }: GeneticProposal) =>
  ownedGenetics.change(ctx, id_or_slug, {
    action: 'genetic.propose',
    write: async (tx, genetic) => {
      if (!isCreator(tx.viewer, genetic)) throw new AppError('forbidden', 'Só quem criou a genética a propõe.')
      if (!genetic.private) throw new AppError('conflict', 'Esta genética já é da biblioteca.')
      if (proposed) await demandReadable(tx, genetic)
      const proposed_at = proposed ? (genetic.proposed_at ?? tx.now()) : null
      await ownedGenetics.set(tx, genetic, { proposed_at, declined_why: null, updated_at: tx.now() })
    },
    show: showGenetic,
  })

/** Soft delete; the plants keep its name. */
export const deleteGenetic = (ctx: Context, id_or_slug: string) => ownedGenetics.remove(ctx, id_or_slug)

async function parentNamed(tx: Context, field: 'mother' | 'father', typed: string, grower_id: number) {
  if (!typed) return null
  const entry = await geneticNamed(tx, typed, grower_id)
  if (!entry) throw invalidField(field, 'Não achamos essa genética. Escolha uma da lista, ou crie ela antes.')
  return entry.id
}

function demandWeeks({ weeks_from, weeks_to }: Pick<GeneticInput, 'weeks_from' | 'weeks_to'>) {
  if (weeks_from && weeks_to && weeks_to < weeks_from)
    throw invalidField('weeks_to', 'Não pode ser menos que o mínimo de semanas.')
}

async function demandReadable(tx: Context, fields: Pick<GeneticInput, 'name' | 'breeder' | 'description'>) {
  for (const field of ['name', 'breeder', 'description'] as const) await demandAllowedText(tx, fields[field], field)
}

const searchText = ({ name, breeder }: Pick<GeneticInput, 'name' | 'breeder'>) => searchable(`${name} ${breeder}`)
