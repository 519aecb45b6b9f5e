export { openProductFile } from './files/open-product-file.queries.ts'
export { findSellable, type Sellable } from './products/find-sellable.queries.ts'
export {
  consumeStock,
  type Lack,
  type Quantity,
  recordSale,
  releaseStock,
  reserveStock,
  restock,
} from './variants/stock.actions.ts'
