export { openProductFile } from './files/open-product-file.queries.ts'
export { foundOffer, offerPhoto } from './offers/found-offer.queries.ts'
export { inStock } from './offers/offer-columns.queries.ts'
export { listHighlights, listOffers, showOffer, showOffers } from './offers/offers.queries.ts'
export { popularity } from './offers/offers-found.queries.ts'
export { installOpens, type Opens, type OpensOf, opensOf } from './offers/opens.registry.ts'
export { findPaused, findSellable, type Sellable } from './products/find-sellable.queries.ts'
export { pauseProducts } from './products/pause-products.actions.ts'
export { type BoughtLine, type BuyerProof, installBuyerProof } from './reviews/buyer-proof.registry.ts'
export {
  consumeStock,
  type Lack,
  lockGoods,
  type Quantity,
  recordSale,
  releaseStock,
  reserveStock,
  restock,
} from './variants/stock.actions.ts'
