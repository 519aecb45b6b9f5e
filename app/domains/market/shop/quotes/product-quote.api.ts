import { anyone } from '#platform/procedure.ts'
import { quoteProduct } from './product-quote.actions.ts'
import { ProductQuote, ProductQuoteAsk } from './product-quote.schemas.ts'

export const productQuoteApi = {
  quote: anyone.refusing('not_found', 'conflict', 'too_many').get('/v1/market/freight-quote', 'O frete de um produto até um CEP', ProductQuoteAsk, ProductQuote, quoteProduct),
}
