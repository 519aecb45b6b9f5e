import { z } from 'zod'
import { whoCan } from '#platform/procedure.ts'
import { addProductWord, removeProductWord } from './product-words.actions.ts'
import { listProductWords } from './product-words.queries.ts'
import { ProductWord, ProductWordInput, ProductWordList, ProductWordRef } from './product-words.schemas.ts'

const team = whoCan('marketplace.manage')
const all = '/v1/market/staff/product-word' as const

export const productWordsApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Palavras que nenhum produto pode ter (sem páginas)' })
    .output(ProductWordList)
    .handler(({ context }) => listProductWords(context)),
  add: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Põe uma palavra na lista dos produtos' })
    .input(ProductWordInput)
    .output(ProductWord)
    .handler(({ context, input }) => addProductWord(context, input)),
  removeWord: team
    .route({
      method: 'DELETE',
      path: `${all}/{id}`,
      successStatus: 204,
      summary: 'Tira uma palavra da lista dos produtos',
    })
    .input(ProductWordRef)
    .output(z.void())
    .handler(({ context, input }) => removeProductWord(context, input.id)),
}
