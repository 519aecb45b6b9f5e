import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { changeStates } from '../changes/product-change.kinds.ts'
import { productKinds } from '../types/product-type.kinds.ts'
import { VariantDetail, VariantInput } from '../variants/variants.schemas.ts'
import { productStates } from './product.kinds.ts'

export const MAX_PHOTOS = 8
export const MAX_VARIANTS = 30
const ids = (most: number) => z.array(rowId).max(most).default([])
const count = z.number().int()

/** A store by its slug or id. */
export const OfStore = z.object({ store: z.string().max(80) })
/** A product of a store, by its slug or id. */
export const StoreProductRef = OfStore.extend({ product: z.string().max(100) })

export const StoreProductInput = z.object({
  name: z.string().trim().min(3).max(120),
  summary: z.string().trim().max(160).default(''),
  description: z.string().trim().max(10_000).default(''),
  type_id: rowId,
  category_id: rowId,
  photo_ids: ids(MAX_PHOTOS),
  /** Private files, for what is downloaded. */
  file_ids: ids(10),
  variants: z.array(VariantInput).min(1, 'Dê um preço ao produto.').max(MAX_VARIANTS),
})
export type StoreProductInput = z.infer<typeof StoreProductInput>

export const StoreProductCreate = StoreProductInput.extend({ ...OfStore.shape, idempotency_key: z.uuid().optional() })
export type StoreProductCreate = z.infer<typeof StoreProductCreate>
export const StoreProductChange = StoreProductInput.extend({
  ...StoreProductRef.shape,
  /** What the server asked about is meant so. */
  sure: Sure.optional(),
  opened: Opened,
})
export type StoreProductChange = z.infer<typeof StoreProductChange>

export const stockFilters = ['acabando', 'esgotado', 'com_estoque'] as const
export const StoreProductFilter = PageInput.extend({
  ...OfStore.shape,
  state: z.enum(productStates).optional(),
  stock: z.enum(stockFilters).optional(),
  order_by: z.enum(['name', 'price', 'stock', 'sales', 'created_at']).default('created_at'),
})
export type StoreProductFilter = z.infer<typeof StoreProductFilter>

/** A line of the store's own list. */
export const StoreProductCard = z.object({
  id: count,
  slug: z.string(),
  name: z.string(),
  kind: z.enum(productKinds),
  state: z.enum(productStates),
  category: z.string(),
  photo: PhotoDocument.nullable(),
  min_price: count,
  max_price: count,
  /** What can be sold of all its variants; null when it does not run out. */
  left: count.nullable(),
  reserved: count,
  /** One of its variants has fewer left than its alert says. */
  is_low: z.boolean(),
  /** Those variants, the scarcest first. */
  low: z.array(z.object({ name: z.string(), left: count })),
  sales_count: count,
  /** An edit waits for staff. */
  has_change: z.boolean(),
  /** Of what has one variant: for editing price and stock in the list. */
  variant: z.object({ id: count, price: count, on_hand: count.nullable() }).nullable(),
})
export type StoreProductCard = z.infer<typeof StoreProductCard>
export const StoreProductPage = pageOf(StoreProductCard)

const Named = z.object({ id: count, slug: z.string(), name: z.string() })

/** Texts, photos and places of a product, as people read them. */
export const ProductTexts = z.object({
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  type: Named,
  category: Named.extend({ path: z.string() }),
  photos: z.array(PhotoDocument),
})
export type ProductTexts = z.infer<typeof ProductTexts>

export const PendingChange = z.object({
  id: count,
  state: z.enum(changeStates),
  nickname: z.string(),
  created_at: z.date(),
  reason: z.string().nullable(),
  decided_at: z.date().nullable(),
  /** The product as it would be. */
  after: ProductTexts,
  /** Which of its parts differ: 'name', 'photos'… */
  differs: z.array(z.enum(['name', 'summary', 'description', 'type', 'category', 'photos'])),
  /** The product changed since this was written: it can't be approved any more. */
  is_stale: z.boolean(),
})
export type PendingChange = z.infer<typeof PendingChange>

/** What the viewer may do with it now. */
export const StoreProductRights = z.object({
  edit: z.boolean(),
  submit: z.boolean(),
  withdraw: z.boolean(),
  pause: z.boolean(),
  resume: z.boolean(),
  remove: z.boolean(),
})

export const StoreProduct = ProductTexts.extend({
  id: count,
  slug: z.string(),
  kind: z.enum(productKinds),
  state: z.enum(productStates),
  state_reason: z.string().nullable(),
  hidden: z.boolean(),
  store: z.object({ id: count, slug: z.string(), name: z.string(), state: z.string() }),
  variants: z.array(VariantDetail),
  files: z.array(z.object({ id: count, name: z.string(), kind: z.enum(['pdf', 'photo']) })),
  sales_count: count,
  reviews_count: count,
  stars_sum: count,
  published_at: z.date().nullable(),
  highlighted: z.boolean(),
  updated_at: z.date(),
  /** The edit that waits, or the last one that was refused. */
  change: PendingChange.nullable(),
  can: StoreProductRights,
})
export type StoreProduct = z.infer<typeof StoreProduct>
