import { z } from 'zod'
import { inAStore, login, refusing } from '#platform/procedure.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { readAsBuyer, readAsStore, replyToBuyer, writeToStore } from './messages.actions.ts'
import { listThreads, showOwnThread, showThread } from './messages.queries.ts'
import {
  OwnThread,
  OwnThreadInput,
  StoreMessageInput,
  StoreReply,
  StoreThread,
  StoreThreadFilter,
  StoreThreadInput,
  StoreThreadPage,
  StoreThreadRef,
} from './messages.schemas.ts'

const store = '/v1/market/store/{id_or_slug}' as const
const own = `${store}/own-thread` as const
const threads = `${store}/thread` as const
const one = `${threads}/{thread_id}` as const

export const messagesApi = {
  own: login
    .route({ method: 'GET', path: own, summary: 'A própria conversa com uma loja' })
    .input(OwnThreadInput)
    .output(OwnThread)
    .handler(({ context, input }) => showOwnThread(context, input)),
  write: refusing(login, 'conflict', 'too_many')
    .route({ method: 'POST', path: own, successStatus: 201, summary: 'Escreve para uma loja' })
    .input(StoreMessageInput)
    .output(OwnThread)
    .handler(({ context, input }) => writeToStore(context, input)),
  readOwn: login
    .route({ method: 'POST', path: `${own}/read`, successStatus: 204, summary: 'Leu o que a loja respondeu' })
    .input(StoreRef)
    .output(z.void())
    .handler(({ context, input }) => readAsBuyer(context, input.id_or_slug)),
  list: inAStore
    .route({ method: 'GET', path: threads, summary: 'Conversas da loja com compradores' })
    .input(StoreThreadFilter)
    .output(StoreThreadPage)
    .handler(({ context, input }) => listThreads(context, input)),
  show: inAStore
    .route({ method: 'GET', path: one, summary: 'Uma conversa da loja' })
    .input(StoreThreadInput)
    .output(StoreThread)
    .handler(({ context, input }) => showThread(context, input)),
  reply: refusing(inAStore, 'too_many')
    .route({ method: 'POST', path: one, successStatus: 201, summary: 'A loja responde' })
    .input(StoreReply)
    .output(StoreThread)
    .handler(({ context, input }) => replyToBuyer(context, input)),
  read: inAStore
    .route({ method: 'POST', path: `${one}/read`, successStatus: 204, summary: 'A loja leu a conversa' })
    .input(StoreThreadRef)
    .output(z.void())
    .handler(({ context, input }) => readAsStore(context, input)),
}
