import type { Keys } from '#platform/keys.ts'
import { renewText, sealText, unsealText } from '#platform/seal.ts'

type Refund = { uuid: string; sealed_pix_key: string | null }
const about = (uuid: string) => `charge-refund:${uuid}`

export const sealKey = (keys: Keys, { uuid }: Pick<Refund, 'uuid'>, key: string) => sealText(keys, about(uuid), key)

export const unsealKey = (keys: Keys, { uuid, sealed_pix_key }: Refund) =>
  sealed_pix_key && unsealText(keys, about(uuid), sealed_pix_key)

/** Sealed under the newest key; undefined when it already is, or there is none. */
export const renewKey = (keys: Keys, { uuid, sealed_pix_key }: Refund) =>
  sealed_pix_key ? renewText(keys, about(uuid), sealed_pix_key) : undefined
