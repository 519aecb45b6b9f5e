import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import '../freight.events.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Answer } from '#platform/melhor-envio/ask-melhor-envio.ts'
import type { LabelOrder, MelhorEnvio, Party, Tracked } from '#platform/melhor-envio/melhor-envio-client.ts'
import { sealText, unsealText } from '#platform/seal.ts'
import { accessTokenOf } from '../connection/account-tokens.secrets.ts'
import { accountOf, demandMelhorEnvio } from '../connection/connection.queries.ts'
import { parcelsOf } from '../quotes/packages.model.ts'
import type { FreightItem } from '../quotes/quote.kinds.ts'
import { type FreightLabel, freight_labels } from './freight-labels.table.ts'
import type { LabelState } from './label.kinds.ts'
import { goesOn, labelStateOf } from './label.model.ts'
import { type Label, labelOf } from './labels.queries.ts'

export type LabelRequest = {
  store_id: number
  /** What it is for: 'order:12'. Asked for twice, it is bought once. */
  reference: string
  /** Of the offer that the buyer chose: 'melhor_envio:1', 'Correios PAC'. */
  option: { key: string; name: string }
  to: Party
  items: (FreightItem & { name: string })[]
  invoice_key?: string
}

/**
 * Asks for the labels of what leaves a store, one for each parcel; a job buys them from the balance of the store's account. The
 * same reference again changes nothing, but tries again what was refused.
 */
export const buyLabel = (ctx: Context, request: LabelRequest): Promise<Label> =>
  ctx.transaction(async (tx) => {
    const { store_id, reference, option } = request
    demandMelhorEnvio(tx)
    const service = Number(/^melhor_envio:(\d+)$/.exec(option.key)?.[1] ?? Number.NaN)
    if (!service) throw new AppError('conflict', 'Esta entrega não é do Melhor Envio.')
    const account = await accountOf(tx, store_id)
    if (account?.state !== 'ligada') throw new AppError('conflict', 'Ligue a conta do Melhor Envio na página de frete.')
    const orders = await ordersOf(tx, request, service)
    for (const [position, order] of orders.entries()) {
      const asked = { request: sealText(tx.env.keys, about(reference, position), JSON.stringify(order)), reason: null }
      const label = { ...asked, ...{ store_id, reference, position, service, service_name: option.name } }
      const [made] = await tx.db
        .insert(freight_labels)
        .values({ ...label, created_at: tx.now() })
        .onConflictDoUpdate({
          target: [freight_labels.reference, freight_labels.position],
          set: { ...asked, service, service_name: option.name, state: 'pedida', gateway_id: null },
          setWhere: eq(freight_labels.state, 'falhou'),
        })
        .returning({ id: freight_labels.id })
      if (made)
        await addJob(tx, 'freight.buy_label', { label_id: made.id }, { job_key: `freight.buy_label:${made.id}` })
    }
    const bought = await labelOf(tx, reference)
    if (!bought) throw new Error('labels vanished')
    return bought
  })

const about = (reference: string, position: number) => `freight_label:${reference}:${position}`

async function ordersOf(tx: Context, { store_id, to, items, invoice_key, reference }: LabelRequest, service: number) {
  const parcels = parcelsOf(items)
  if (!parcels) throw new AppError('conflict', 'É grande ou pesado demais para uma transportadora do Melhor Envio.')
  const from = await senderOf(tx, store_id)
  const things = items.map(({ name, quantity, unit_price }) => ({ name, quantity, unit_price }))
  return parcels.map((parcel): LabelOrder => ({ service, from, to, parcel, things, invoice_key, tag: reference }))
}

async function senderOf({ db }: Context, store_id: number): Promise<Party> {
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id))
  const { legal_name, document, email, phone, cep, street, number, complement, district, city, uf } = store ?? {}
  if (!legal_name || !document || !email || !phone || !cep || !street || !number || !district || !city || !uf)
    throw new AppError('conflict', 'Complete o endereço e o contato da loja antes de comprar uma etiqueta.')
  return {
    ...{ name: legal_name, document, email, phone, cep, street, number, district, city, uf },
    complement: complement ?? '',
  }
}

const TWO_MINUTES = 120_000

/**
 * Takes a label as far as it goes: into the cart, paid, made, printed. Each step is kept before the next, and before
 * paying it is asked whether that was done already: after a crash it goes on where it was, and nothing is paid twice.
 */
export async function advanceLabel(ctx: Context, { label_id }: { label_id: number }): Promise<void> {
  const label = await claim(ctx, label_id)
  if (!label) return
  const account = await accountOf(ctx, label.store_id)
  const there = ctx.env.melhor_envio
  if (!there || account?.state !== 'ligada')
    return fail(ctx, label, 'A conta do Melhor Envio desta loja não está ligada.')
  try {
    await steps(ctx, there, accessTokenOf(ctx.env.keys, account), label)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await fail(ctx, label, error.message)
  } finally {
    await ctx.db.update(freight_labels).set({ working_until: null }).where(eq(freight_labels.id, label_id))
  }
}

/** One worker at a time: the counted UPDATE decides. One that died leaves it to another after two minutes. */
async function claim({ db, now }: Context, id: number): Promise<FreightLabel | undefined> {
  const open = inArray(freight_labels.state, ['pedida', 'no_carrinho', 'paga'])
  const free = or(isNull(freight_labels.working_until), lt(freight_labels.working_until, now()))
  const [claimed] = await db
    .update(freight_labels)
    .set({ working_until: new Date(now().getTime() + TWO_MINUTES) })
    .where(and(eq(freight_labels.id, id), open, free))
    .returning()
  return claimed
}

/** Refused for good: said to the store. */
class Stopped extends Error {}

async function steps(ctx: Context, there: MelhorEnvio, token: string, label: FreightLabel) {
  const keep = (set: Partial<typeof freight_labels.$inferInsert>) =>
    ctx.db.update(freight_labels).set(set).where(eq(freight_labels.id, label.id))
  let id = label.gateway_id
  if (!id) {
    const order = JSON.parse(unsealText(ctx.env.keys, about(label.reference, label.position), label.request ?? ''))
    const added = demand(await there.addToCart(token, order))
    id = added.id
    await keep({ gateway_id: id, price: added.price, state: 'no_carrinho', request: null })
  }
  const known = demand(await there.tracking(token, [id]))[id]
  let state = labelStateOf(known?.status ?? 'pending') ?? 'no_carrinho'
  if (state === 'no_carrinho') {
    demand(await there.checkout(token, id))
    await keep({ state: 'paga' })
    state = 'paga'
  }
  if (state === 'paga') demand(await there.generate(token, id))
  const { url } = demand(await there.print(token, id))
  await ctx.transaction(async (tx) => {
    await tx.db.update(freight_labels).set({ print_url: url }).where(eq(freight_labels.id, label.id))
    await noteNews(tx, label.id, { state: 'pronta', tracking_code: known?.tracking_code ?? null })
  })
}

/** @throws Stopped when it was refused; another error, by which the job comes again, when it is not known. */
function demand<T>(answer: Answer<T>): T {
  if (answer.result === 'done') return answer.value
  if (answer.result === 'refused') throw new Stopped(answer.reason)
  if (answer.result === 'signed_out') throw new Stopped('A conta do Melhor Envio precisa ser ligada de novo.')
  throw new Error(`Melhor Envio can't be asked now: ${answer.reason}`)
}

const fail = (ctx: Context, { id, store_id, reference }: FreightLabel, reason: string) =>
  ctx.transaction(async (tx) => {
    const failed = { state: 'falhou' as const, reason, working_until: null }
    await tx.db.update(freight_labels).set(failed).where(eq(freight_labels.id, id))
    await record(tx, 'label.changed', { label_id: id, store_id, reference, state: 'falhou', tracking_code: null })
  })

type News = { state: LabelState; tracking_code: string | null }

/** Keeps what is new of a label, and tells of it. What was known already changes nothing. */
export async function noteNews(tx: Context, label_id: number, { state, tracking_code }: News) {
  const [label] = await tx.db.select().from(freight_labels).where(eq(freight_labels.id, label_id)).for('update')
  if (!label) return
  const further = goesOn(label.state, state)
  const code = tracking_code ?? label.tracking_code
  if (!further && code === label.tracking_code) return
  const now = tx.now()
  await tx.db
    .update(freight_labels)
    .set({
      tracking_code: code,
      ...(further && { state, request: null, reason: null }),
      ...(further && state === 'postada' && { posted_at: now }),
      ...(further && state === 'entregue' && { delivered_at: now, posted_at: label.posted_at ?? now }),
    })
    .where(eq(freight_labels.id, label_id))
  await record(tx, 'label.changed', {
    ...{ label_id, store_id: label.store_id, reference: label.reference, tracking_code: code },
    state: further ? state : label.state,
  })
}

/** Of the labels of one store what Melhor Envio says now; webhooks get lost. */
export async function followLabels(ctx: Context, { store_id }: { store_id: number }): Promise<void> {
  const there = ctx.env.melhor_envio
  const account = await accountOf(ctx, store_id)
  if (!there || account?.state !== 'ligada') return
  const labels = await ctx.db
    .select({ id: freight_labels.id, gateway_id: freight_labels.gateway_id })
    .from(freight_labels)
    .where(and(eq(freight_labels.store_id, store_id), underWay))
    .orderBy(freight_labels.id)
    .limit(100)
  const ids = labels.flatMap(({ gateway_id }) => gateway_id ?? [])
  if (!ids.length) return
  const answer = await there.tracking(accessTokenOf(ctx.env.keys, account), ids)
  if (answer.result === 'later') throw new Error(`Melhor Envio can't be asked now: ${answer.reason}`)
  if (answer.result !== 'done') return
  for (const { id, gateway_id } of labels) await noteTracked(ctx, id, answer.value[gateway_id ?? ''])
}

const underWay = inArray(freight_labels.state, ['paga', 'pronta', 'postada', 'nao_entregue'])

async function noteTracked(ctx: Context, label_id: number, tracked: Tracked | undefined) {
  const state = tracked && labelStateOf(tracked.status)
  if (state) await ctx.transaction((tx) => noteNews(tx, label_id, { state, tracking_code: tracked.tracking_code }))
}

/** One job for each store that has parcels under way. */
export const followAll = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    const rows = await tx.db.selectDistinct({ store_id: freight_labels.store_id }).from(freight_labels).where(underWay)
    for (const { store_id } of rows)
      await addJob(tx, 'freight.follow_labels', { store_id }, { job_key: `freight.follow_labels:${store_id}` })
  })
