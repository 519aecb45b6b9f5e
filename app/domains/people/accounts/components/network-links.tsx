import { Icon } from '#ui/components/icon.tsx'
import type { NetworkLink } from '../users/networks.kinds.ts'

/** A profile's links to other networks. Linked sites get neither search rank nor the referrer. */
export const NetworkLinks = ({ links }: { links: NetworkLink[] }) => (
  <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 sm:justify-start" aria-label="Redes sociais">
    {links.map(({ name, label, handle, url }) => (
      <li key={name} className="min-w-0">
        <a
          href={url}
          rel="nofollow noopener ugc"
          target="_blank"
          referrerPolicy="no-referrer"
          className="inline-flex min-h-11 max-w-full items-center gap-1.5 link link-hover text-[0.9375rem]"
        >
          <Icon name={name === 'site' ? 'globe' : 'at-sign'} size={16} className="shrink-0 text-muted" />
          {name !== 'site' && <span className="text-muted">{label}</span>}
          <span className="truncate">{name === 'site' ? handle : handle.replace('@', '')}</span>
          <span className="sr-only"> (abre em outra aba)</span>
        </a>
      </li>
    ))}
  </ul>
)
