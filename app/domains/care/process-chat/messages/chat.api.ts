import { eventIterator } from '@orpc/server'
import { z } from 'zod'
import { login, Nothing } from '#platform/procedure.ts'
import { openAnswers } from '../answers/open-answers.actions.ts'
import { followChat } from './chat.live.ts'
import { openChatFile, readChat, showChat, writeMessage } from './chat-messages.actions.ts'
import { listFaqs } from './chat-messages.queries.ts'
import {
  ChatAnswerList,
  ChatEvent,
  ChatFaqList,
  ChatFileRef,
  ChatMessageInput,
  ChatNews,
  ChatPage,
  ChatQuery,
  ChatRead,
  ChatRef,
  ChatTypingInput,
} from './chat-messages.schemas.ts'
import { tellTyping } from './typing.actions.ts'

const all = '/v1/chat/processo/{token}' as const
const party = login.refusing('not_found')

export const chatApi = {
  faqs: login.get('/v1/chat/chatfaq', 'Perguntas prontas da consultoria', ChatFaqList, listFaqs),
  answers: party.get(`${all}/resposta`, 'Respostas prontas da profissão, com as palavras do processo', ChatRef, ChatAnswerList, openAnswers),
  list: party.get(all, 'A conversa de um processo, a parte de quem lê', ChatQuery, ChatPage, showChat),
  write: party.refusing('conflict').create(all, 'Escreve uma mensagem', ChatMessageInput, ChatNews, writeMessage),
  read: party.put(`${all}/lida`, 'Até onde foi lida', ChatRead, Nothing, readChat),
  typing: party.refusing('too_many').post(`${all}/digitando`, 'Diz a quem lê que se escreve agora', ChatTypingInput, Nothing, tellTyping),
  open: party.get(`${all}/arquivo/{file}`, 'Um arquivo da conversa; cada abertura é anotada', ChatFileRef, z.file(), openChatFile),
  live: party
    .refusing('too_many')
    .get(`${all}/live`, 'Que há algo novo, ao vivo (SSE)', ChatRef, eventIterator(ChatEvent), (ctx, { token }, stream) => followChat(ctx, token, stream)),
}
