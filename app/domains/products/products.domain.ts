import type { Domain } from '#domain.ts'
import { productCategoriesApi } from './categories/product-categories.api.ts'
import { storeProductsApi } from './products/store-products.api.ts'
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
  },
} satisfies Domain
