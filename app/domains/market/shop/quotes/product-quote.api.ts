import { anyone, confirmed } from '#platform/procedure.ts'
import { knownCep } from './known-cep.queries.ts'
import { quoteProduct } from './product-quote.actions.ts'
import { KnownCep, ProductQuote, ProductQuoteAsk } from './product-quote.schemas.ts'

export const productQuoteApi = {
  quote: anyone.refusing('not_found', 'conflict', 'too_many').get('/v1/market/freight-quote', 'O frete de um produto até um CEP', ProductQuoteAsk, ProductQuote, quoteProduct),
  known: confirmed.get('/v1/market/known-cep', 'O CEP de quem compra, se já se sabe', KnownCep, knownCep),
}
