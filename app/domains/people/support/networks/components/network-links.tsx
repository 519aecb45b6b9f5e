import type { SiteNetworkLink } from '../networks.schemas.ts'

type Props = {
  links: SiteNetworkLink[]
  /** Like the other links of the footer. */
  quiet?: boolean
}

/** The site's own networks by name; nothing when there are none. */
export function NetworkLinks({ links, quiet }: Props) {
  if (!links.length) return null
  return (
    <ul aria-label="Redes sociais" className="flex flex-wrap gap-x-6">
      {links.map(({ label, address }) => (
        <li key={address}>
          <a
            href={address}
            rel="me noopener"
            className={`inline-flex min-h-11 min-w-11 items-center ${quiet ? 'hover:text-base-content hover:underline' : 'link'}`}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
