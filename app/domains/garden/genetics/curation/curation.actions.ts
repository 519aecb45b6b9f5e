import { eq, inArray, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { plural } from '#shared/numbers.ts'
import { type Opened, sameValue } from '#shared/opened.ts'
import '../genetics.events.ts'
import { geneticFields } from '../library/genetic.form.ts'
import { geneticLabel } from '../library/genetic.words.ts'
import { ownedGenetics } from '../library/genetics.owned.ts'
import { geneticNamed, showGenetic } from '../library/genetics.queries.ts'
import type { GeneticInput } from '../library/genetics.schemas.ts'
import { type Genetic, genetics } from '../library/genetics.table.ts'
import { demandParents, descendsFrom, oneLineageAtATime } from '../library/lineage.rules.ts'
import { genetic_stocks } from '../stock/genetic-stocks.table.ts'
import { countUses } from './curation.queries.ts'
import type { GeneticDecision, GeneticMerge } from './curation.schemas.ts'

/** No account: only shared entries are found by name. */
const NOBODY = -1

/** Staff shares what was proposed, or says why not. */
export const decideGenetic = (ctx: Context, { id_or_slug, share, why, opened }: GeneticDecision) =>
  ownedGenetics.change(ctx, id_or_slug, {
    action: share ? 'genetic.share' : 'genetic.decline',
    write: async (tx, genetic) => {
      if (!genetic.private || !genetic.proposed_at)
        throw new AppError('conflict', 'Esta proposta já foi decidida ou retirada.')
      demandRead(geneticFields(await showGenetic(tx, String(genetic.id))), opened)
      if (!share && !why) throw invalidField('why', 'Diga a quem propôs por que não.')
      // Else a shared child would tell of a parent that is somebody's alone.
      if (share) await demandParents(tx, genetic, { id: genetic.id, private: false })
      await ownedGenetics.set(tx, genetic, {
        private: !share,
        proposed_at: null,
        declined_why: share ? null : why,
        updated_at: tx.now(),
      })
    },
    // What was declined is its grower's alone again: there is nothing that staff may be shown.
    show: async () => undefined,
  })

/** What everybody reads afterwards is what staff read before. */
function demandRead(now: GeneticInput, opened: Opened) {
  const changed = Object.entries(now).filter(([field, value]) => opened && !sameValue(value, opened[field]))
  if (changed.length)
    throw new AppError('conflict', 'A proposta mudou depois que você abriu: leia de novo antes de decidir.', {
      stands: Object.fromEntries(changed),
    })
}

/**
 * Two shared entries are one: plants, packs and crosses of the first move to the second, and its address leads there. Both
 * are locked, lower id first, and no lineage changes meanwhile.
 */
export const mergeGenetics = (ctx: Context, { id_or_slug, into: named, sure }: GeneticMerge) =>
  ctx.transaction(async (tx) => {
    await oneLineageAtATime(tx)
    const { id } = await ownedGenetics.find(tx, id_or_slug)
    const target = await geneticNamed(tx, named, NOBODY)
    if (!target) throw invalidField('into', 'Não achamos essa genética na biblioteca. Escolha uma da lista.')
    const { from, into } = await lockBoth(tx, id, target.id)
    if ((await descendsFrom(tx, into.id, from.id)) || (await descendsFrom(tx, from.id, into.id)))
      throw invalidField('into', 'Uma descende da outra: são duas.')
    const uses = await countUses(tx, from.id)
    const moves = [
      plural(uses.plants, 'planta', 'plantas'),
      plural(uses.stocks, 'pacote', 'pacotes'),
      plural(uses.children, 'cruzamento', 'cruzamentos'),
    ].join(', ')
    demandSure(sure, `Vão para ${geneticLabel(into)}: ${moves}. Não dá para separar depois. É isso mesmo?`)
    const moved = await moveAll(tx, from, into)
    await ownedGenetics.set(tx, from, { deleted_at: tx.now(), merged_into_id: into.id, updated_at: tx.now() })
    // Who was merged into it before, now follows.
    await tx.db.update(genetics).set({ merged_into_id: into.id }).where(eq(genetics.merged_into_id, from.id))
    await audit(tx, {
      action: 'genetic.merge',
      subject: `genetic:${from.id}`,
      before: { name: geneticLabel(from) },
      after: { name: geneticLabel(into), ...moved },
    })
    await record(tx, 'genetic.changed', { genetic_id: into.id })
    return showGenetic(tx, String(into.id))
  })

async function lockBoth(tx: Context, from_id: number, into_id: number) {
  if (from_id === into_id) throw invalidField('into', 'Escolha outra genética.')
  const rows = await tx.db
    .select()
    .from(genetics)
    .where(inArray(genetics.id, [from_id, into_id]))
    .orderBy(genetics.id)
    .for('update')
  const open = (id: number) => rows.find((one) => one.id === id && !one.deleted_at && !one.private)
  const [from, into] = [open(from_id), open(into_id)]
  if (!from || !into) throw ownedGenetics.notFound()
  return { from, into }
}

/** A plant that was called by its entry is called by the new one. Returns the ids of what moved. */
async function moveAll(tx: Context, from: Genetic, into: Genetic) {
  const genetic_id = into.id
  const called = await tx.db
    .update(plants)
    .set({
      genetic_id,
      genetic_name: sql`case when ${plants.genetic_name} = ${from.name} then ${into.name} else ${plants.genetic_name} end`,
    })
    .where(eq(plants.genetic_id, from.id))
    .returning({ id: plants.id })
  const packs = await tx.db
    .update(genetic_stocks)
    .set({ genetic_id })
    .where(eq(genetic_stocks.genetic_id, from.id))
    .returning({ id: genetic_stocks.id })
  const mothered = await tx.db
    .update(genetics)
    .set({ mother_id: genetic_id })
    .where(eq(genetics.mother_id, from.id))
    .returning({ id: genetics.id })
  const fathered = await tx.db
    .update(genetics)
    .set({ father_id: genetic_id })
    .where(eq(genetics.father_id, from.id))
    .returning({ id: genetics.id })
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  return { plants: ids(called), stocks: ids(packs), children: [...new Set([...ids(mothered), ...ids(fathered)])] }
}
