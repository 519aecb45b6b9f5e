import { isIP } from 'node:net'
import type { Context } from '#platform/context.ts'

/** Who passkeys are for: the host of SITE_URL. They are bound to it, and a bare IP address can have none (WebAuthn). */
export function relyingParty({ env }: Context) {
  const { hostname, origin } = new URL(env.site.url)
  const usable = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return { id: hostname, origin, name: env.site.name, usable }
}
