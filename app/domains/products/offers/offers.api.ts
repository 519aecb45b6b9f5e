import { anyone, refusing } from '#platform/procedure.ts'
import { listHighlights, listOffers, showOffer } from './offers.queries.ts'
import { OfferDetail, OfferFilter, OfferList, OfferPage, OfferRef } from './offers.schemas.ts'

export const offersApi = {
  list: anyone
    .route({ method: 'GET', path: '/v1/market/product', summary: 'O que está à venda: busca, filtros e contagens' })
    .input(OfferFilter)
    .output(OfferPage)
    .handler(({ context, input }) => listOffers(context, input)),
  show: refusing(anyone, 'not_found')
    .route({ method: 'GET', path: '/v1/market/product/{store}/{product}', summary: 'Um produto à venda' })
    .input(OfferRef)
    .output(OfferDetail)
    .handler(({ context, input }) => showOffer(context, input)),
  highlights: anyone
    .route({ method: 'GET', path: '/v1/market/highlight', summary: 'Produtos em destaque (sem páginas)' })
    .output(OfferList)
    .handler(({ context }) => listHighlights(context)),
}
