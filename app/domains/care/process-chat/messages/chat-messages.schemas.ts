import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { audiences } from './chat-audience.kinds.ts'

const token = z.string().trim().max(60)

/** A question that is asked again and again. */
export const ChatFaqList = z.object({
  data: z.array(z.object({ id: z.number().int(), question: z.string(), answer: z.string() })),
})

/** Answers of a profession, with the process's words filled in. */
export const ChatAnswerList = z.object({
  data: z.array(z.object({ id: z.number().int(), name: z.string(), text: z.string() })),
})

export const ChatRef = z.object({ token })
export type ChatRef = z.infer<typeof ChatRef>

export const ChatQuery = ChatRef.extend({
  /** Older than this one. */
  before: rowId.optional(),
  search: z.string().trim().max(100).optional(),
})
export type ChatQuery = z.infer<typeof ChatQuery>

export const ChatMessage = z.object({
  id: z.number().int(),
  audience: z.enum(audiences),
  author: z.object({ id: z.number().int(), nickname: z.string(), role: z.string() }),
  own: z.boolean(),
  text: z.string(),
  quote: z.object({ id: z.number().int(), author: z.string(), text: z.string() }).nullable(),
  files: z.array(z.object({ id: z.number().int(), name: z.string(), kind: z.enum(['pdf', 'photo']) })),
  created_at: z.date(),
  /** Who has seen it, besides its author and the viewer. */
  seen_by: z.array(z.string()),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatPage = z.object({
  /** Oldest first. */
  data: z.array(ChatMessage),
  /** There are older ones. */
  more: z.boolean(),
  /** Of this page, the first of others that the viewer has not seen. */
  first_unread: z.number().int().nullable(),
  /** For whom the viewer may write; empty for who only reads. */
  audiences: z.array(z.enum(audiences)),
})
export type ChatPage = z.infer<typeof ChatPage>

export const ChatMessageInput = ChatRef.extend({
  audience: z.enum(audiences, 'Escolha para quem é.'),
  text: z.string().trim().max(5000).default(''),
  file_ids: z.array(rowId).max(5, 'Envie até 5 arquivos por mensagem.').default([]),
  quote_id: rowId.optional(),
  idempotency_key: z.uuid().optional(),
})
export type ChatMessageInput = z.infer<typeof ChatMessageInput>

export const ChatFileRef = ChatRef.extend({ file: rowId })
export type ChatFileRef = z.infer<typeof ChatFileRef>

export const ChatRead = ChatRef.extend({ read_id: rowId })
export type ChatRead = z.infer<typeof ChatRead>

export const ChatNews = z.object({ id: z.number().int(), audience: z.enum(audiences) })
export type ChatNews = z.infer<typeof ChatNews>

export const ChatTypingInput = ChatRef.extend({ audience: z.enum(audiences) })
export type ChatTypingInput = z.infer<typeof ChatTypingInput>

/** Of the stream: a message is there, or somebody writes one at this moment. */
export const ChatEvent = z.union([ChatNews, z.object({ audience: z.enum(audiences), typing: z.string() })])
export type ChatEvent = z.infer<typeof ChatEvent>
