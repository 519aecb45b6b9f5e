import { Nothing, whoCan } from '#platform/procedure.ts'
import { addWord, removeWord } from './words.actions.ts'
import { listWords } from './words.queries.ts'
import { ListedWord, ListedWordPage, WordCreate, WordFilter, WordRef } from './words.schemas.ts'

const team = whoCan('words.manage')
const all = '/v1/social/word' as const

export const wordsApi = {
  list: team.get(all, 'A lista de palavras da moderação', WordFilter, ListedWordPage, listWords),
  add: team.create(all, 'Põe uma palavra na lista', WordCreate, ListedWord, addWord),
  removeWord: team.delete(`${all}/{id}`, 'Tira uma palavra da lista', WordRef, Nothing, (ctx, { id }) => removeWord(ctx, id)),
}
