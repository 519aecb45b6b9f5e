import type { ReactNode } from 'react'
import { Link } from '#ui/components/link.tsx'

type Props = {
  id: string
  title: string
  more?: { to: string; label: string }
  children: ReactNode
}

/** A place of the front page for a piece of one domain. */
export const Slot = ({ id, title, more, children }: Props) => (
  <section aria-labelledby={id} className="space-y-3 sm:space-y-5">
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {more && (
        <Link to={more.to} className="link reach">
          {more.label}
        </Link>
      )}
    </div>
    {children}
  </section>
)
