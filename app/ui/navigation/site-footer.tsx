import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../components/link.tsx'
import { siteName, useRootData } from '../root-data.ts'
import type { NavEntry } from './entries.ts'

type Props = {
  entries: Omit<NavEntry, 'icon'>[]
  /** After the links: the site's social networks. */
  children?: ReactNode
}

/**
 * About the site: for visitors on every page, for signed-in people only on the pages it leads to. In the app the same
 * links are in the person's menu.
 */
export function SiteFooter({ entries, children }: Props) {
  const data = useRootData()
  const { pathname } = useLocation()
  const isAbout = entries.some(({ to }) => isAboutTheSite(to) && `${pathname}/`.startsWith(`${to}/`))
  if (data?.viewer && !isAbout) return <div className="no-print h-12 shrink-0" />
  return (
    <footer className="no-print mt-10 sm:mt-16 border-t border-base-300">
      {/* Its height is there before its lines: what arrives late moves nothing. */}
      <div className="mx-auto max-w-page min-h-80 px-4 py-8 text-sm text-muted sm:min-h-69 md:min-h-58">
        <p className="min-h-9">
          <span className="font-display font-semibold text-base-content">{siteName(data)}</span>
          {data && ` · ${data.site.tagline}`}
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className="inline-flex min-h-11 min-w-11 items-center hover:text-base-content hover:underline"
              >
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </footer>
  )
}

/** What is under a person's own profile is theirs, a screen of the app. */
const isAboutTheSite = (path: string) => !path.startsWith('/perfil/')
