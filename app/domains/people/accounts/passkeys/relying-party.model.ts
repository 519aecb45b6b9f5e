import { isIP } from 'node:net'

/** The WebAuthn relying party: the host of SITE_URL. Passkeys are bound to it; a bare IP address cannot have any. */
export function relyingParty(site: { name: string; url: string }) {
  const { hostname, origin } = new URL(site.url)
  const usable = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return { id: hostname, origin, name: site.name, usable }
}
