import { inAStore, Nothing } from '#platform/procedure.ts'
import { withdrawChange } from '../changes/changes.actions.ts'
import { quickEdit } from '../variants/quick-edit.actions.ts'
import { VariantDetail, VariantQuick } from '../variants/variants.schemas.ts'
import { duplicateProduct } from './duplicate-product.actions.ts'
import { createProduct, pauseProduct, removeProduct, resumeProduct, submitProduct, updateProduct, withdrawProduct } from './products.actions.ts'
import { StoreProduct, StoreProductChange, StoreProductCreate, StoreProductFilter, StoreProductPage, StoreProductRef } from './products.schemas.ts'
import { listStoreProducts, showStoreProduct } from './store-products.queries.ts'

const all = '/v1/market/store/{store}/product' as const
const one = `${all}/{product}` as const

const read = inAStore.refusing('not_found')
const write = inAStore.refusing('not_found', 'conflict')

export const storeProductsApi = {
  list: read.get(all, 'Os produtos da loja, em qualquer situação', StoreProductFilter, StoreProductPage, listStoreProducts),
  show: read.get(one, 'Um produto da loja, com o que espera a equipe', StoreProductRef, StoreProduct, showStoreProduct),
  create: write.create(all, 'Novo produto, como rascunho', StoreProductCreate, StoreProduct, createProduct),
  update: write.put(one, 'Muda um produto: preço e estoque valem na hora; do publicado, o resto espera a equipe', StoreProductChange, StoreProduct, updateProduct),
  remove: write.delete(one, 'Apaga um produto da loja', StoreProductRef, Nothing, removeProduct),
  submit: write.post(`${one}/submit`, 'Envia o produto para a equipe conferir', StoreProductRef, StoreProduct, submitProduct),
  withdraw: write.post(`${one}/withdraw`, 'Tira o produto da fila da equipe', StoreProductRef, StoreProduct, withdrawProduct),
  pause: write.post(`${one}/pause`, 'Pausa um produto publicado', StoreProductRef, StoreProduct, pauseProduct),
  resume: write.post(`${one}/resume`, 'Retoma um produto pausado', StoreProductRef, StoreProduct, resumeProduct),
  duplicate: write.create(`${one}/duplicate`, 'Copia um produto como rascunho', StoreProductRef, StoreProduct, duplicateProduct),
  withdrawChange: write.post(`${one}/change/withdraw`, 'Desiste da edição que espera a equipe', StoreProductRef, StoreProduct, withdrawChange),
  quick: write.put('/v1/market/store/{store}/variant/{id}', 'Preço e estoque de uma opção, na hora', VariantQuick, VariantDetail, quickEdit),
}
