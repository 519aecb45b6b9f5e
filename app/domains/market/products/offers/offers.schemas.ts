import { z } from 'zod'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { ProductTexts } from '../products/products.schemas.ts'
import { productKinds } from '../types/product-type.kinds.ts'
import { VariantOffer } from '../variants/variants.schemas.ts'

const count = z.number().int()
const slug = z.string().max(100)
const centavos = z.coerce.number().int().min(0).max(100_000_00)

export const offerOrders = ['relevance', 'price', 'newest', 'best_rated', 'most_sold'] as const

/** `category`, `type` and `store` are slugs; a category with all below it. Prices are centavos. */
export const OfferFilter = PageInput.extend({
  category: slug.optional(),
  type: slug.optional(),
  store: slug.optional(),
  min_price: centavos.optional(),
  max_price: centavos.optional(),
  in_stock: queryBoolean.optional(),
  order_by: z.enum(offerOrders).default('relevance'),
})
export type OfferFilter = z.infer<typeof OfferFilter>

export const OfferCard = z.object({
  id: count,
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  kind: z.enum(productKinds),
  /** Centavos: of its cheapest variant; `max_price` is higher when there is a choice. */
  price: count,
  max_price: count,
  compare_at_price: count.nullable(),
  in_stock: z.boolean(),
  /** 4.5; null without reviews. */
  stars: z.number().nullable(),
  reviews_count: count,
  sales_count: count,
  /** `paused`: it takes no orders now. */
  store: z.object({ slug: z.string(), name: z.string(), paused: z.boolean() }),
  photo: PhotoDocument.nullable(),
  saves_count: count,
  is_save: z.boolean(),
})
export type OfferCard = z.infer<typeof OfferCard>

const Facet = z.object({ slug: z.string(), name: z.string(), count })
export const OfferPage = pageOf(OfferCard).extend({
  /** How many there would be with each choice, the other filters as they are. */
  facets: z.object({
    categories: z.array(Facet.extend({ parent: z.string().nullable() })),
    types: z.array(Facet),
    stores: z.array(Facet),
    /** Lowest and highest price with the filters, but for those of price. */
    lowest: count,
    highest: count,
  }),
})
export type OfferPage = z.infer<typeof OfferPage>

export const OfferRef = z.object({ store: slug, product: slug })

export const OfferDetail = ProductTexts.extend({
  id: count,
  slug: z.string(),
  kind: z.enum(productKinds),
  price: count,
  max_price: count,
  in_stock: z.boolean(),
  stars: z.number().nullable(),
  reviews_count: count,
  sales_count: count,
  variants: z.array(VariantOffer),
  /** What is downloaded: how many files. */
  files_count: count,
  /** What it opens, and for how long. */
  opens: z.string().nullable(),
  store: z.object({
    id: count,
    slug: z.string(),
    name: z.string(),
    /** It takes no orders now: what it says, and until when. */
    closed: z.object({ to: z.string().nullable(), message: z.string() }).nullable(),
  }),
  saves_count: count,
  is_save: z.boolean(),
  views_count: count,
  /** Not seen by everybody: its store or staff looks at it. */
  preview: z.boolean(),
  can: z.object({ edit: z.boolean() }),
})
export type OfferDetail = z.infer<typeof OfferDetail>

export const OfferList = z.object({ data: z.array(OfferCard) })
