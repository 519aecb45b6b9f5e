import { asc, eq } from 'drizzle-orm'
import { type Product, products } from '#domains/market/products/products/products.table.ts'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { newAffiliateCode } from './affiliations/affiliate-code.secrets.ts'
import type { AffiliationState } from './affiliations/affiliation.kinds.ts'
import { affiliation_terms, affiliations } from './affiliations/affiliations.table.ts'
import { affiliate_clicks } from './clicks/affiliate-clicks.table.ts'
import { clickTokenHash } from './clicks/click-token.secrets.ts'
import { partnership_versions, partnerships } from './partnerships/partnerships.table.ts'
import { affiliate_programmes, programme_terms } from './programmes/programmes.table.ts'

const ago = (tx: Context, days: number) => new Date(tx.now().getTime() - days * DAY)

type People = Map<string, { id: number }>
type World = { stores: Map<string, Store>; people: People }
type Programme = { id: number; terms_id: number; since: number }

/** Stores that pay commission, people who sell for them, and partnerships, agreed and proposed. */
export async function seedDemoSplits(tx: Context, { stores, people }: World) {
  const open = [...stores.values()].filter(({ state }) => state === 'aberta')
  const person = (name: string) => people.get(name)?.id ?? 0
  const first = stores.get('estufa-da-vila') ?? open[0]
  if (!first) return
  const sold = await soldBy(tx, first)
  for (const store of open.filter(({ id }) => id !== first.id).slice(0, 3))
    await programmeOf(tx, store, { bps: 800, days: 90, text: 'Conte como você usa. Foto sua vale mais que anúncio.' })
  const whole = await programmeOf(tx, first, { bps: 1000, days: 120, text: wholeText, change: 1200 })
  const single = await programmeOf(tx, first, { bps: 1500, days: 40, product: sold[0], text: 'Só para este produto.' })
  const others = [...people.values()].slice(20, 24)
  await affiliateOf(tx, whole, { user_id: person('grower'), state: 'ativa', days: 100, clicks: 42 })
  await affiliateOf(tx, single, { user_id: person('grower'), state: 'ativa', days: 30, clicks: 11 })
  await affiliateOf(tx, whole, { user_id: person('vizinha'), state: 'pendente', days: 1, clicks: 0 })
  for (const [at, { id }] of others.entries())
    await affiliateOf(tx, whole, {
      ...{ user_id: id, days: 60 + at, clicks: at * 7 },
      state: at === 3 ? 'suspensa' : 'ativa',
    })
  await partnershipOf(tx, first, { user_id: person('professor'), bps: 4000, days: 60, product: sold[1], agreed: true })
  await partnershipOf(tx, first, { user_id: person('grower'), bps: 1500, days: 1, product: sold[2], agreed: false })
}

const wholeText = `Divulgue o que você usa e gosta. Conte a sua experiência, com foto do seu espaço.
Não pode: anúncio pago com o nome da loja, promessa de colheita, spam em grupos.`

const soldBy = (tx: Context, { id }: Store) =>
  tx.db.select().from(products).where(eq(products.store_id, id)).orderBy(asc(products.id)).limit(3)

type Terms = { bps: number; days: number; text: string; product?: Product; change?: number }

async function programmeOf(tx: Context, store: Store, { bps, days, text, product, change }: Terms): Promise<Programme> {
  const created_by = store.created_by
  const [programme] = await tx.db
    .insert(affiliate_programmes)
    .values({
      store_id: store.id,
      product_id: product?.id,
      mode: 'aprovacao',
      text,
      created_by,
      created_at: ago(tx, days),
    })
    .returning()
  if (!programme) throw new Error('insert returned no row')
  const version = (bps: number, version: number, told: number) => ({
    ...{ programme_id: programme.id, version, bps, window_days: 30, created_by, created_at: ago(tx, told) },
    effective_at: ago(tx, version === 1 ? told : told - 3),
  })
  const [terms] = await tx.db
    .insert(programme_terms)
    .values([version(bps, 1, days), ...(change ? [version(change, 2, 1)] : [])])
    .returning()
  return { id: programme.id, terms_id: terms?.id ?? 0, since: days }
}

type Someone = { user_id: number; state: AffiliationState; days: number; clicks: number }

async function affiliateOf(tx: Context, { id, terms_id }: Programme, { user_id, state, days, clicks }: Someone) {
  const since = ago(tx, days)
  const [made] = await tx.db
    .insert(affiliations)
    .values({
      ...{ programme_id: id, user_id, state, code: newAffiliateCode(), created_at: since },
      message: 'Mostro meu jardim toda semana e conto o que uso.',
      reason: state === 'suspensa' ? 'Anúncio pago com o nome da loja.' : null,
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  await tx.db.insert(affiliation_terms).values({ affiliation_id: made.id, terms_id, act: 'aceito', user_id, at: since })
  if (clicks)
    await tx.db.insert(affiliate_clicks).values(
      Array.from({ length: clicks }, (_, at) => ({
        affiliation_id: made.id,
        token_hash: clickTokenHash(`demo:${made.id}:${at % 30}`),
        at: ago(tx, (at * 0.6) % Math.min(days, 29)),
      })),
    )
}

type Shared = { user_id: number; bps: number; days: number; product?: Product; agreed: boolean }

async function partnershipOf(tx: Context, store: Store, { user_id, bps, days, product, agreed }: Shared) {
  const proposed_at = ago(tx, days)
  const [made] = await tx.db
    .insert(partnerships)
    .values({
      ...{ store_id: store.id, product_id: product?.id, partner_user_id: user_id, created_at: proposed_at },
      state: agreed ? 'aceita' : 'proposta',
      message: 'Fizemos juntos, então dividimos o que render.',
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  await tx.db.insert(partnership_versions).values({
    ...{ partnership_id: made.id, version: 1, bps, starts_on: dayKey(proposed_at) },
    ...{ proposed_by: store.created_by, proposed_at, state: agreed ? ('aceita' as const) : ('proposta' as const) },
    ...(agreed && { answered_by: user_id, answered_at: ago(tx, days - 1) }),
  })
}
