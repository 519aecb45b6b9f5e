import type { Client } from '#web/api-for.server.ts'
import type { LinkState } from '../one-time-tokens/link.kinds.ts'
import type { LinkInput } from '../one-time-tokens/one-time-tokens.schemas.ts'

/** Loader data of a mailed link's page: its token and state. Does not consume the token. */
export async function checkLink(api: Client, request: Request, purpose: LinkInput['purpose']) {
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)
  const state: LinkState = token ? (await api.accounts.links.check({ purpose, token })).state : 'unknown'
  return { token, state }
}
