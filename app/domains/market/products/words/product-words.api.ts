import { Nothing, whoCan } from '#platform/procedure.ts'
import { addProductWord, removeProductWord } from './product-words.actions.ts'
import { listProductWords } from './product-words.queries.ts'
import { ProductWord, ProductWordInput, ProductWordList, ProductWordRef } from './product-words.schemas.ts'

const team = whoCan('marketplace.manage')
const all = '/v1/market/staff/product-word' as const

export const productWordsApi = {
  list: team.get(all, 'Palavras que nenhum produto pode ter (sem páginas)', ProductWordList, listProductWords),
  add: team.create(all, 'Põe uma palavra na lista dos produtos', ProductWordInput, ProductWord, addProductWord),
  removeWord: team.delete(`${all}/{id}`, 'Tira uma palavra da lista dos produtos', ProductWordRef, Nothing, (ctx, { id }) => removeProductWord(ctx, id)),
}
