import type { Keys } from '#platform/keys.ts'
import type { Tokens } from '#platform/melhor-envio/melhor-envio-client.ts'
import { sealText, unsealText } from '#platform/seal.ts'

const about = (store_id: number) => `melhor_envio_account:${store_id}`

/** The columns of new tokens, sealed for the row of their store. */
export const sealedTokens = (keys: Keys, store_id: number, tokens: Tokens, now: Date) => ({
  access_token: sealText(keys, about(store_id), tokens.access_token),
  refresh_token: sealText(keys, about(store_id), tokens.refresh_token),
  expires_at: new Date(now.getTime() + tokens.expires_in * 1000),
})

type Sealed = { store_id: number; access_token: string; refresh_token: string }

export const accessTokenOf = (keys: Keys, { store_id, access_token }: Sealed) =>
  unsealText(keys, about(store_id), access_token)
export const refreshTokenOf = (keys: Keys, { store_id, refresh_token }: Sealed) =>
  unsealText(keys, about(store_id), refresh_token)
