import type { Domain } from '#domain.ts'
import { productCategoriesApi } from './categories/product-categories.api.ts'
import { findProducts } from './offers/find-products.queries.ts'
import { offersApi } from './offers/offers.api.ts'
import { productTarget } from './offers/product-target.queries.ts'
import { storeProductsApi } from './products/store-products.api.ts'
import { productsCron, productsJobs } from './products.jobs.ts'
import { productsPersonalData } from './products.personal-data.ts'
import { productsSubscribers } from './products.subscribers.ts'
import { productReviewsApi } from './reviews/product-reviews.api.ts'
import { moderatedReview } from './reviews/review-moderated.actions.ts'
import { reviewTarget } from './reviews/review-target.queries.ts'
import { moderatedProduct } from './staff/product-moderated.actions.ts'
import { staffProductsApi } from './staff/staff-products.api.ts'
import { productTypesApi } from './types/product-types.api.ts'
import { productWordsApi } from './words/product-words.api.ts'

export const products = {
  api: {
    types: productTypesApi,
    categories: productCategoriesApi,
    words: productWordsApi,
    ofStore: storeProductsApi,
    staff: staffProductsApi,
    offers: offersApi,
    reviews: productReviewsApi,
  },
  jobs: productsJobs,
  cron: productsCron,
  personalData: productsPersonalData,
  subscribers: productsSubscribers,
  finders: { product: findProducts },
  publishedTexts: [
    `select concat_ws(' ', name, summary, description) as text from products where state = 'publicado' and hidden_at is null and deleted_at is null`,
    'select name as text from product_categories where active',
  ],
  targets: {
    product_id: { ...productTarget, moderated: moderatedProduct },
    review_id: { ...reviewTarget, moderated: moderatedReview },
  },
} satisfies Domain
