import { anyone } from '#platform/procedure.ts'
import { listHighlights, listOffers, showOffer } from './offers.queries.ts'
import { OfferDetail, OfferFilter, OfferList, OfferPage, OfferRef } from './offers.schemas.ts'

export const offersApi = {
  list: anyone.get('/v1/market/product', 'O que está à venda: busca, filtros e contagens', OfferFilter, OfferPage, listOffers),
  show: anyone.refusing('not_found').get('/v1/market/product/{store}/{product}', 'Um produto à venda', OfferRef, OfferDetail, showOffer),
  highlights: anyone.get('/v1/market/highlight', 'Produtos em destaque (sem páginas)', OfferList, listHighlights),
}
