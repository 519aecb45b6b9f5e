import { createHash } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'
import { unsealText } from '#platform/seal.ts'

/** What is sealed of a message that came in. */
export type Said = { from: string; name: string; text: string }

/** What is kept of Meta's id, so that a message is taken once: the id itself has the number in it. */
export const markOf = (wamid: string) => createHash('sha256').update(wamid).digest('base64url')

export const sealedFor = (mark: string) => `whatsapp_inbound:${mark}`

export const saidOf = (keys: Keys, { mark, sealed }: { mark: string; sealed: string }): Said =>
  JSON.parse(unsealText(keys, sealedFor(mark), sealed))

export const replySealedFor = (contact_id: number) => `whatsapp_reply:${contact_id}`
