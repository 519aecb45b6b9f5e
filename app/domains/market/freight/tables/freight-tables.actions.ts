import { and, eq } from 'drizzle-orm'
import { type InStore, inStore } from '#domains/market/stores/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { placeOf, rangeText } from '../places/place.words.ts'
import { stateRanges } from '../places/state-ranges.kinds.ts'
import { noTable, ratesOf, showTable } from './freight-tables.queries.ts'
import type {
  FreightRateChange,
  FreightRateCreate,
  FreightRateRef,
  FreightRatesImport,
  FreightRatesOfStates,
  FreightTableChange,
  FreightTableCreate,
  FreightTableDetail,
  FreightTableRef,
} from './freight-tables.schemas.ts'
import { freight_rates, freight_tables } from './freight-tables.table.ts'
import { rateFields } from './rate-fields.form.ts'
import { conflictIn, MOST_RATES, type Rate } from './rates.model.ts'
import { readRates } from './rates-csv.model.ts'

/** So many a store may have: each is an offer of its own to the buyer. */
const MOST_TABLES = 10

export const createTable = (ctx: Context, { store: slug, ...input }: FreightTableCreate): Promise<FreightTableDetail> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'freight.manage', { lock: 'update' })
    const { id: store_id } = here.store
    if ((await tx.db.$count(freight_tables, eq(freight_tables.store_id, store_id))) >= MOST_TABLES)
      throw new AppError('conflict', `Uma loja tem até ${MOST_TABLES} tabelas de frete. Apague uma que não usa mais.`)
    const [made] = await tx.db
      .insert(freight_tables)
      .values({ ...input, store_id, created_at: tx.now() })
      .returning()
    if (!made) throw new Error('insert returned no row')
    await note(tx, here, 'created', made.id, input)
    return showTable(tx, { store: slug, id: made.id })
  })

export const changeTable = (ctx: Context, { store: slug, id, ...edit }: FreightTableChange) =>
  changed(ctx, { store: slug, id }, 'changed', async (tx, before) => {
    const input = mergeEdit(edit, pick(before, 'name', 'active', 'free_from'))
    await tx.db.update(freight_tables).set(input).where(eq(freight_tables.id, id))
  })

export const removeTable = (ctx: Context, ref: FreightTableRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const here = await lockTable(tx, ref)
    await tx.db.delete(freight_tables).where(eq(freight_tables.id, ref.id))
    await note(tx, here, 'removed', ref.id)
  })

export const addRate = (ctx: Context, { store, id, ...rate }: FreightRateCreate) =>
  changed(ctx, { store, id }, 'rate_added', async (tx) => {
    demandInOrder(rate)
    demandFits([...(await ratesOf(tx, id)), rate])
    await tx.db.insert(freight_rates).values({ ...rate, table_id: id })
  })

export const changeRate = (ctx: Context, { store, id, rate_id, ...edit }: FreightRateChange) =>
  changed(ctx, { store, id }, 'rate_changed', async (tx) => {
    const all = await ratesOf(tx, id)
    const before = all.find((one) => one.id === rate_id)
    if (!before) throw noRate()
    const rate = mergeEdit(edit, rateFields(before))
    demandInOrder(rate)
    demandFits([...all.filter((one) => one.id !== rate_id), rate])
    await tx.db.update(freight_rates).set(rate).where(eq(freight_rates.id, rate_id))
  })

export const removeRate = (ctx: Context, { store, id, rate_id }: FreightRateRef) =>
  changed(ctx, { store, id }, 'rate_removed', async (tx) => {
    const one = and(eq(freight_rates.id, rate_id), eq(freight_rates.table_id, id))
    const gone = await tx.db.delete(freight_rates).where(one).returning({ id: freight_rates.id })
    if (!gone.length) throw noRate()
  })

/** Ranges of whole states at one price: a start, to be changed one by one. All of them or none. */
export const addStates = (ctx: Context, { store, id, ufs, ...price }: FreightRatesOfStates) =>
  changed(ctx, { store, id }, 'states_added', async (tx) => {
    if (price.days_min > price.days_max) throw daysWrong()
    const added = [...new Set(ufs)].flatMap((uf) =>
      stateRanges[uf].map(([cep_from, cep_to]) => ({ cep_from, cep_to, ...price })),
    )
    demandFits([...(await ratesOf(tx, id)), ...added], 'ufs')
    await tx.db.insert(freight_rates).values(added.map((rate) => ({ ...rate, table_id: id })))
  })

/** All rates from a file, in place of those that there were; with one wrong line nothing changes. */
export const importRates = (ctx: Context, { store, id, csv }: FreightRatesImport) =>
  changed(ctx, { store, id }, 'imported', async (tx) => {
    const { rates, errors } = readRates(csv)
    if (errors.length)
      throw new AppError('invalid', 'Nada mudou: há linhas para corrigir no arquivo.', {
        errors: { csv: errors.slice(0, 50).map(({ line, message }) => `Linha ${line}: ${message}`) },
      })
    await tx.db.delete(freight_rates).where(eq(freight_rates.table_id, id))
    await tx.db.insert(freight_rates).values(rates.map((rate) => ({ ...rate, table_id: id })))
  })

type FreightTable = typeof freight_tables.$inferSelect

/** Changes of one table wait for each other: whether ranges overlap is known only when none comes in between. */
const changed = (
  ctx: Context,
  ref: FreightTableRef,
  act: string,
  write: (tx: Context, before: FreightTable) => Promise<void>,
) =>
  ctx.transaction(async (tx) => {
    const { table, ...here } = await lockTable(tx, ref)
    await write(tx, table)
    await note(tx, here, act, ref.id)
    return showTable(tx, ref)
  })

async function lockTable(tx: Context, { store, id }: FreightTableRef): Promise<InStore & { table: FreightTable }> {
  const here = await inStore(tx, store, 'freight.manage')
  const [found] = await tx.db
    .select()
    .from(freight_tables)
    .where(and(eq(freight_tables.id, id), eq(freight_tables.store_id, here.store.id)))
    .for('update')
  if (!found) throw noTable()
  return { ...here, table: found }
}

const noRate = () => new AppError('not_found', 'Essa faixa não existe mais. Recarregue a página.')
const daysWrong = () => invalidField('days_max', 'O prazo maior não pode ser menor que o outro.')

function demandInOrder({ cep_from, cep_to, days_min, days_max }: Rate) {
  if (cep_from > cep_to) throw invalidField('cep_to', 'O CEP final vem antes do inicial.')
  if (days_min > days_max) throw daysWrong()
}

function demandFits(rates: Rate[], field = 'cep_from') {
  if (rates.length > MOST_RATES) throw new AppError('conflict', `Uma tabela tem até ${MOST_RATES} faixas.`)
  const conflict = conflictIn(rates)
  const other = conflict && rates[conflict.with]
  if (!conflict || !other) return
  const text = rangeText(other.cep_from, other.cep_to)
  const place = placeOf(other.cep_from, other.cep_to)
  throw invalidField(
    field,
    conflict.kind === 'twice'
      ? `${place ?? text} já tem um preço para esse peso nesta tabela. Mude o que existe, ou use outro peso.`
      : `Esta faixa cruza com ${text}${place ? ` (${place})` : ''}, que já está na tabela. Separe as duas, ou use exatamente a mesma faixa com outro peso.`,
  )
}

async function note(tx: Context, { staff }: InStore, act: string, id: number, after?: object) {
  if (staff) await audit(tx, { action: `freight_table.${act}`, subject: `freight_table:${id}`, after })
}
