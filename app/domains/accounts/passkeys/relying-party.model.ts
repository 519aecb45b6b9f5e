import { isIP } from 'node:net'

/** Who passkeys are for: the host of SITE_URL. They are bound to it, and a bare IP address can have none (WebAuthn). */
export function relyingParty(site: { name: string; url: string }) {
  const { hostname, origin } = new URL(site.url)
  const usable = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return { id: hostname, origin, name: site.name, usable }
}
