import type { Keys } from '#platform/keys.ts'
import { unsealText } from '#platform/seal.ts'

/** What is sealed of a message that came in. */
export type Said = { from: string; name: string; text: string }

export const sealedFor = (wamid: string) => `whatsapp_inbound:${wamid}`

export const saidOf = (keys: Keys, { wamid, sealed }: { wamid: string; sealed: string }): Said =>
  JSON.parse(unsealText(keys, sealedFor(wamid), sealed))

export const replySealedFor = (contact_id: number) => `whatsapp_reply:${contact_id}`
