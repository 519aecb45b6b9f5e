import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

type Props = {
  /** The page's heading. */
  title: ReactNode
  /** One sentence on what can be done here; it may hold what is folded. */
  text?: ReactNode
  crumbs?: Crumb[]
  /** The page's one primary action. */
  action?: ReactNode
  /** Secondary actions. */
  more?: ReactNode
  children?: ReactNode
}

export function PageHeader({ title, text, crumbs, action, more, children }: Props) {
  return (
    <header className="mb-6 space-y-4 sm:mb-8">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0 space-y-2">
          <h1 className="text-[1.75rem] break-words sm:text-4xl">{title}</h1>
          {text && <div className="max-w-text text-muted sm:text-lg">{text}</div>}
        </div>
        {(action || more) && (
          <div className="flex shrink-0 flex-wrap items-center gap-2">
            {more}
            {action}
          </div>
        )}
      </div>
      {children}
    </header>
  )
}
