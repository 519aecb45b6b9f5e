import { sql } from 'drizzle-orm'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { searchable, slugify } from '#shared/text.ts'
import { randomOf } from '#world/random.ts'
import { sealPdf } from '#world/seal-pdf.ts'
import { product_categories } from '../categories/product-categories.table.ts'
import { product_changes } from '../changes/product-changes.table.ts'
import { product_files } from '../files/product-files.table.ts'
import type { ProductState } from '../products/product.kinds.ts'
import { product_photos, products } from '../products/products.table.ts'
import { countProducts } from '../products.seed.ts'
import { product_reviews } from '../reviews/product-reviews.table.ts'
import type { ProductKind } from '../types/product-type.kinds.ts'
import { product_types } from '../types/product-types.table.ts'
import { variants } from '../variants/variants.table.ts'
import { demoDescriptions } from './demo-descriptions.seed.ts'
import { type DemoLine, demoList, sellers } from './demo-list.seed.ts'
import { demoReviews } from './demo-reviews.seed.ts'
import type { ProductFamily } from './product-family.kinds.ts'

const PHOTOS = 2

export type ProductPicture = { family: ProductFamily; seed: number; view: number; public: boolean; created_by: number }
/** Draws and stores pictures; answers the ids of their files. */
export type DrawProducts = (wishes: ProductPicture[]) => Promise<number[]>

type Options = { stores: Map<string, Store>; buyers: number[]; draw: DrawProducts }

/** Products of the demo's open stores in every state, with variants, drawn photos and what buyers say. */
export async function seedDemoProducts(tx: Context, { stores, buyers, draw }: Options) {
  const [first] = stores.values()
  if (!first) return
  const types = new Map((await tx.db.select().from(product_types)).map((type) => [type.kind, type.id]))
  const shelves = new Map((await tx.db.select().from(product_categories)).map(({ slug, id }) => [slug, id]))
  const rows = demoList.map((line, at) =>
    rowOf(tx, line, { at, store: stores.get(sellerOf(line, at)) ?? first, types, shelves }),
  )
  const made = await tx.db.insert(products).values(rows).returning()
  await tx.db.insert(variants).values(made.flatMap((product, at) => variantsOf(product, demoList[at] as DemoLine, at)))
  const wishes = made.flatMap(({ created_by, state }, at) =>
    Array.from({ length: PHOTOS }, (_, view) => ({
      ...{ family: (demoList[at] as DemoLine)[0], seed: at, view, created_by, public: state === 'publicado' },
    })),
  )
  const ids = await draw(wishes)
  const shown = ids.map((file_id, i) => ({
    product_id: made[Math.floor(i / PHOTOS)]?.id ?? 0,
    file_id,
    position: i % PHOTOS,
  }))
  if (shown.length) await tx.db.insert(product_photos).values(shown)
  await seedFiles(tx, made)
  await seedReviews(tx, made, buyers)
  await seedChange(tx, made)
  await countProducts(tx)
  await tx.db.execute(sql`update stores s set reviews_count = r.count, stars_sum = r.stars from (
    select store_id, count(*)::int as count, sum(stars)::int as stars from product_reviews group by store_id) r
    where r.store_id = s.id`)
}

/** The general store has what no other sells. */
const sellerOf = ([, category, , , , store]: DemoLine, at: number) => {
  const turns = sellers[category] ?? ['estufa-da-vila']
  return store ?? (turns[at % turns.length] as string)
}

/** Most are sold; a few are drafts, wait for staff, paused or refused. */
export const stateAt = (at: number): ProductState =>
  at % 16 === 11
    ? 'rascunho'
    : at % 20 === 13
      ? 'em_revisao'
      : at === 37
        ? 'pausado'
        : at === 52
          ? 'recusado'
          : 'publicado'

const kinds: Partial<Record<ProductFamily, ProductKind>> = {
  digital: 'digital',
  curso: 'curso',
  caixa: 'assinatura',
  conversa: 'consultoria',
}
const kindOf = (family: ProductFamily): ProductKind => kinds[family] ?? 'fisico'

type Place = { at: number; store: Store; types: Map<ProductKind, number>; shelves: Map<string, number> }

function rowOf(tx: Context, [family, category, name, summary]: DemoLine, { at, store, types, shelves }: Place) {
  const kind = kindOf(family)
  const state = stateAt(at)
  const since = new Date(tx.now().getTime() - ((at * 37) % 300) * DAY - DAY)
  return {
    slug: slugify(name),
    store_id: store.id,
    created_by: store.created_by,
    type_id: types.get(kind) ?? 0,
    category_id: shelves.get(category) ?? 0,
    kind,
    name,
    summary,
    description: describe(family, name),
    state,
    state_reason: state === 'recusado' ? 'A foto não mostra o produto inteiro. Troque e envie de novo.' : null,
    sales_count: state === 'publicado' ? (at * 53) % 140 : 0,
    highlighted_at: state === 'publicado' && at % 9 === 0 ? tx.now() : null,
    submitted_at: state === 'em_revisao' ? new Date(tx.now().getTime() - ((at % 5) + 1) * (DAY / 4)) : null,
    published_at: state === 'publicado' || state === 'pausado' ? since : null,
    search_text: searchable(name),
    created_at: since,
    updated_at: since,
  }
}

const ends: Record<ProductKind, string> = {
  fisico: 'Vai em caixa reforçada, com nota fiscal. Se chegar com problema, chame a loja no mesmo dia.',
  digital: 'Você baixa assim que o pagamento cai, e pode baixar de novo quando quiser. As atualizações são de graça.',
  curso: 'As aulas ficam abertas por um ano, no seu ritmo. No fim sai um certificado.',
  assinatura: 'Sai todo mês da loja para a sua casa. Pause ou cancele quando quiser, sem multa.',
  consultoria: 'Depois de pagar, você escolhe o dia e a hora. A conversa é por vídeo e fica entre vocês.',
}

const devices: ProductFamily[] = [
  ...(['painel', 'barra', 'lampada', 'timer', 'exaustor', 'ventilador', 'umidificador'] as const),
  ...(['caneta', 'termometro', 'balanca', 'robo'] as const),
]
const GUARANTEE = ' Tem três meses de garantia contra defeito de fabricação.'

/** Its one sentence stands above: it is not said again. */
const describe = (family: ProductFamily, name: string) =>
  `${demoDescriptions[name]}\n\n${ends[kindOf(family)]}${devices.includes(family) ? GUARANTEE : ''}`

type Made = typeof products.$inferSelect

function variantsOf(product: Made, [family, , , , options]: DemoLine, at: number) {
  const shipped = product.kind === 'fisico' || product.kind === 'assinatura'
  return options.split('|').map((option, position) => {
    const [name = '', reais = ''] = option.split('=')
    const price = Math.round(Number(reais.replace(',', '.')) * 100)
    const big = family === 'estufa' || family === 'saco' || family === 'exaustor'
    return {
      product_id: product.id,
      store_id: product.store_id,
      name,
      sku: `${slugify(`${family} ${at + 1}`).toUpperCase()}-${position + 1}`,
      price,
      compare_at_price: at % 7 === 3 && position === 0 ? Math.round((price * 1.2) / 100) * 100 - 10 : null,
      tracks_stock: shipped,
      on_hand: shipped ? (at * 7 + position * 5) % 23 : 0,
      position,
      ...(shipped && {
        weight_grams: Math.min(29_000, 250 + price / 40 + (big ? 4000 * (position + 1) : 0)) | 0,
        length_cm: big ? 60 : 30,
        width_cm: big ? 40 : 20,
        height_cm: big ? 25 : 12,
      }),
    }
  })
}

/** Lines of orders of before this shop had orders: their numbers are below those of any order. */
const BEFORE_ORDERS = -1_000_000

async function seedReviews(tx: Context, made: Made[], buyers: number[]) {
  if (!buyers.length) return
  const asked = made.map(({ name, state }, at) => ({
    ...{ name, family: (demoList[at] as DemoLine)[0], wanted: state === 'publicado' ? (at * 11) % 8 : 0 },
  }))
  const rows = demoReviews(asked).flatMap((said, at) => {
    const { id, store_id, created_by, state } = made[at] as Made
    if (state !== 'publicado') return []
    const random = randomOf(1, 'reviews', at)
    let ago = 0
    return said.map(({ stars, text, answer }, n) => {
      ago += random.between(1, 360 / (said.length + 1)) * DAY
      const created_at = new Date(tx.now().getTime() - ago)
      return {
        ...{ product_id: id, store_id, order_line_id: BEFORE_ORDERS + at * 10 + n, stars, text, answer, created_at },
        created_by: buyers[(at * 7 + n) % buyers.length] as number,
        answered_by: answer ? created_by : null,
        answered_at: answer ? new Date(Math.min(created_at.getTime() + DAY, tx.now().getTime())) : null,
      }
    })
  })
  // Numbered as they were written: lists go by that.
  rows.sort((a, b) => Number(a.created_at) - Number(b.created_at))
  if (rows.length) await tx.db.insert(product_reviews).values(rows)
}

/** What is downloaded, in whatever state it stands. */
async function seedFiles(tx: Context, made: Made[]) {
  for (const { id, kind, slug, name, summary, created_by } of made) {
    if (kind !== 'digital') continue
    const lines = [name, '', summary, '', 'Arquivo de demonstração.']
    const wish = { created_by, name: `${slug}.pdf`, lines, what: 'produto' }
    await tx.db
      .insert(product_files)
      .values({ product_id: id, private_file_id: await sealPdf(tx, wish), name: wish.name })
  }
}

/** One edit that waits for staff. */
async function seedChange(tx: Context, made: Made[]) {
  const product = made.find(({ state }) => state === 'publicado')
  if (!product) return
  const { name, summary, created_by } = product
  const created_at = new Date(tx.now().getTime() - DAY / 2)
  await tx.db.insert(product_changes).values({
    product_id: product.id,
    created_by,
    before: { name, summary },
    after: { name: `${name} com dimmer`, summary: 'Espectro completo, vermelho profundo, dimmer e fonte bivolt' },
    created_at,
    updated_at: created_at,
  })
}
