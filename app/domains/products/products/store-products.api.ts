import { z } from 'zod'
import { inAStore, refusing } from '#platform/procedure.ts'
import { withdrawChange } from '../changes/changes.actions.ts'
import { quickEdit } from '../variants/quick-edit.actions.ts'
import { VariantDetail, VariantQuick } from '../variants/variants.schemas.ts'
import { duplicateProduct } from './duplicate-product.actions.ts'
import {
  createProduct,
  pauseProduct,
  removeProduct,
  resumeProduct,
  submitProduct,
  updateProduct,
  withdrawProduct,
} from './products.actions.ts'
import {
  StoreProduct,
  StoreProductChange,
  StoreProductCreate,
  StoreProductFilter,
  StoreProductPage,
  StoreProductRef,
} from './products.schemas.ts'
import { listStoreProducts, showStoreProduct } from './store-products.queries.ts'

const all = '/v1/market/store/{store}/product' as const
const one = `${all}/{product}` as const

const read = refusing(inAStore, 'not_found')
const write = refusing(inAStore, 'not_found', 'conflict')

export const storeProductsApi = {
  list: read
    .route({ method: 'GET', path: all, summary: 'Os produtos da loja, em qualquer situação' })
    .input(StoreProductFilter)
    .output(StoreProductPage)
    .handler(({ context, input }) => listStoreProducts(context, input)),
  show: read
    .route({ method: 'GET', path: one, summary: 'Um produto da loja, com o que espera a equipe' })
    .input(StoreProductRef)
    .output(StoreProduct)
    .handler(({ context, input }) => showStoreProduct(context, input)),
  create: write
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Novo produto, como rascunho' })
    .input(StoreProductCreate)
    .output(StoreProduct)
    .handler(({ context, input }) => createProduct(context, input)),
  update: write
    .route({
      method: 'PUT',
      path: one,
      summary: 'Muda um produto: preço e estoque valem na hora; do publicado, o resto espera a equipe',
    })
    .input(StoreProductChange)
    .output(StoreProduct)
    .handler(({ context, input }) => updateProduct(context, input)),
  remove: write
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um produto da loja' })
    .input(StoreProductRef)
    .output(z.void())
    .handler(({ context, input }) => removeProduct(context, input)),
  submit: write
    .route({ method: 'POST', path: `${one}/submit`, summary: 'Envia o produto para a equipe conferir' })
    .input(StoreProductRef)
    .output(StoreProduct)
    .handler(({ context, input }) => submitProduct(context, input)),
  withdraw: write
    .route({ method: 'POST', path: `${one}/withdraw`, summary: 'Tira o produto da fila da equipe' })
    .input(StoreProductRef)
    .output(StoreProduct)
    .handler(({ context, input }) => withdrawProduct(context, input)),
  pause: write
    .route({ method: 'POST', path: `${one}/pause`, summary: 'Pausa um produto publicado' })
    .input(StoreProductRef)
    .output(StoreProduct)
    .handler(({ context, input }) => pauseProduct(context, input)),
  resume: write
    .route({ method: 'POST', path: `${one}/resume`, summary: 'Retoma um produto pausado' })
    .input(StoreProductRef)
    .output(StoreProduct)
    .handler(({ context, input }) => resumeProduct(context, input)),
  duplicate: write
    .route({ method: 'POST', path: `${one}/duplicate`, successStatus: 201, summary: 'Copia um produto como rascunho' })
    .input(StoreProductRef)
    .output(StoreProduct)
    .handler(({ context, input }) => duplicateProduct(context, input)),
  withdrawChange: write
    .route({ method: 'POST', path: `${one}/change/withdraw`, summary: 'Desiste da edição que espera a equipe' })
    .input(StoreProductRef)
    .output(StoreProduct)
    .handler(({ context, input }) => withdrawChange(context, input)),
  quick: write
    .route({
      method: 'PUT',
      path: '/v1/market/store/{store}/variant/{id}',
      summary: 'Preço e estoque de uma opção, na hora',
    })
    .input(VariantQuick)
    .output(VariantDetail)
    .handler(({ context, input }) => quickEdit(context, input)),
}
