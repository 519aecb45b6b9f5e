import { inAStore, login, Nothing } from '#platform/procedure.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { readAsBuyer, readAsStore, replyToBuyer, writeToStore } from './messages.actions.ts'
import { listThreads, showOwnThread, showThread } from './messages.queries.ts'
import { OwnThread, OwnThreadInput, StoreMessageInput, StoreReply, StoreThread, StoreThreadFilter, StoreThreadInput, StoreThreadPage, StoreThreadRef } from './messages.schemas.ts'

const store = '/v1/market/store/{id_or_slug}' as const
const own = `${store}/own-thread` as const
const threads = `${store}/thread` as const
const one = `${threads}/{thread_id}` as const

export const messagesApi = {
  own: login.get(own, 'A própria conversa com uma loja', OwnThreadInput, OwnThread, showOwnThread),
  write: login.refusing('conflict', 'too_many').create(own, 'Escreve para uma loja', StoreMessageInput, OwnThread, writeToStore),
  readOwn: login.post(`${own}/read`, 'Leu o que a loja respondeu', StoreRef, Nothing, (ctx, { id_or_slug }) => readAsBuyer(ctx, id_or_slug)),
  list: inAStore.get(threads, 'Conversas da loja com compradores', StoreThreadFilter, StoreThreadPage, listThreads),
  show: inAStore.get(one, 'Uma conversa da loja', StoreThreadInput, StoreThread, showThread),
  reply: inAStore.refusing('too_many').create(one, 'A loja responde', StoreReply, StoreThread, replyToBuyer),
  read: inAStore.post(`${one}/read`, 'A loja leu a conversa', StoreThreadRef, Nothing, readAsStore),
}
