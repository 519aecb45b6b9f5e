import { inArray } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { demandRead } from '#platform/demand-sure.ts'
import type { Sure } from '#shared/sure.ts'
import { lastHolds } from './harvest-hold.model.ts'
import { heldSentence } from './harvest-hold.words.ts'
import { cutPhases } from './harvest-holds.kinds.ts'
import { holdsOf } from './harvest-holds.registry.ts'

type Cut = { plant_ids: number[]; on: string }

/**
 * What is cut within the safety interval of a treatment is asked about once; its plants are locked. A yes that was given
 * before a longer interval was known is none.
 */
export async function doubtHeldHarvest(tx: Context, { sure, ...cut }: Cut & { sure?: Sure }) {
  const held = sure === true ? undefined : await heldOn(tx, cut)
  if (held) demandRead(sure, `${held} É isso mesmo?`)
}

/** In words which of these plants wait on that day, and until when. */
export async function heldOn(tx: Context, { plant_ids, on }: Cut): Promise<string | undefined> {
  return plant_ids.length ? heldSentence(lastHolds(await holdsOf(tx, { plant_ids }), on)) : undefined
}

/** A plant that lives is cut by entering one of these phases. */
export async function cutPhaseIds({ db }: Context): Promise<Set<number>> {
  const { id, slug } = catalogue_items
  const cut = await db
    .select({ id })
    .from(catalogue_items)
    .where(inArray(slug, [...cutPhases]))
  return new Set(cut.map((phase) => phase.id))
}
