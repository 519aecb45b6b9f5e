import { z } from 'zod'
import { whoCan } from '#platform/procedure.ts'
import { addWord, removeWord } from './words.actions.ts'
import { listWords } from './words.queries.ts'
import { ListedWord, ListedWordPage, WordCreate, WordFilter, WordRef } from './words.schemas.ts'

const team = whoCan('words.manage')
const all = '/v1/social/word' as const

export const wordsApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'A lista de palavras da moderação' })
    .input(WordFilter)
    .output(ListedWordPage)
    .handler(({ context, input }) => listWords(context, input)),
  add: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Põe uma palavra na lista' })
    .input(WordCreate)
    .output(ListedWord)
    .handler(({ context, input }) => addWord(context, input)),
  removeWord: team
    .route({ method: 'DELETE', path: `${all}/{id}`, successStatus: 204, summary: 'Tira uma palavra da lista' })
    .input(WordRef)
    .output(z.void())
    .handler(({ context, input }) => removeWord(context, input.id)),
}
