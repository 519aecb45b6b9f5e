import { anyone, refusing } from '#platform/procedure.ts'
import { quoteProduct } from './product-quote.actions.ts'
import { ProductQuote, ProductQuoteAsk } from './product-quote.schemas.ts'

export const productQuoteApi = {
  quote: refusing(anyone, 'not_found', 'conflict', 'too_many')
    .route({ method: 'GET', path: '/v1/market/freight-quote', summary: 'O frete de um produto até um CEP' })
    .input(ProductQuoteAsk)
    .output(ProductQuote)
    .handler(({ context, input }) => quoteProduct(context, input)),
}
