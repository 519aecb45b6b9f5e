import type { SiteNetworkLink } from '../networks.schemas.ts'

/** The site's own networks by name; nothing when there are none. */
export function NetworkLinks({ links }: { links: SiteNetworkLink[] }) {
  if (!links.length) return null
  return (
    <ul aria-label="Redes sociais" className="flex flex-wrap gap-x-6 gap-y-1">
      {links.map(({ label, address }) => (
        <li key={address}>
          <a href={address} rel="me noopener" className="link inline-flex min-h-9 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
