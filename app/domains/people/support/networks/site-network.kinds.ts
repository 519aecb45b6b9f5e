import { type Network, networks } from '#domains/people/accounts/users/networks.kinds.ts'

type SiteNetwork = Pick<Network, 'label' | 'hosts'>

/** Networks where the site itself may be; an address must be on one of the hosts. */
export const siteNetworks = {
  instagram: networks.instagram,
  youtube: networks.youtube,
  tiktok: networks.tiktok,
  x: networks.x,
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com'] },
  telegram: { label: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  whatsapp: { label: 'WhatsApp', hosts: ['wa.me', 'chat.whatsapp.com', 'whatsapp.com', 'www.whatsapp.com'] },
  discord: { label: 'Discord', hosts: ['discord.gg', 'discord.com'] },
} satisfies Record<string, SiteNetwork>

export type SiteNetworkKind = keyof typeof siteNetworks
export const siteNetworkKinds = Object.keys(siteNetworks) as [SiteNetworkKind, ...SiteNetworkKind[]]

/** What people call them. */
export const networkLabels = Object.fromEntries(
  siteNetworkKinds.map((kind) => [kind, siteNetworks[kind].label]),
) as Record<SiteNetworkKind, string>

/** An https address on that network, with something after the host; null when it is none. */
export function networkAddress(kind: SiteNetworkKind, typed: string): string | null {
  const address = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  const hosts: string[] = siteNetworks[kind].hosts
  if (address?.protocol !== 'https:' || address.username || address.password || address.port) return null
  return hosts.includes(address.hostname) && address.pathname.length > 1 ? address.href : null
}
