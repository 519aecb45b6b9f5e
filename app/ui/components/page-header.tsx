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
  /** They are few and small: on a phone too they stand in the title's line. */
  beside?: boolean
  children?: ReactNode
}

/** A title of so few letters leaves room for the action beside it on a phone. */
const SHORT = 12

export function PageHeader({ title, text, crumbs, action, more, beside, children }: Props) {
  const isShort = Boolean(action) && !more && typeof title === 'string' && title.length <= SHORT
  const inLine = isShort || beside
  return (
    <header className="mb-6 space-y-4 sm:mb-8">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div
        className={`flex gap-x-4 sm:flex-row sm:items-end sm:justify-between ${inLine ? `flex-wrap justify-between gap-y-2 sm:flex-nowrap ${beside ? 'items-start' : 'items-center'}` : 'flex-col gap-y-4'}`}
      >
        <div className={inLine ? 'min-w-0 max-sm:contents sm:space-y-2' : 'min-w-0 space-y-2'}>
          <h1
            className={`text-[1.75rem] break-words sm:text-4xl ${beside ? 'max-sm:min-w-0 max-sm:flex-1 max-sm:text-wrap' : ''}`}
          >
            {title}
          </h1>
          {text && (
            <div className={`max-w-text text-muted sm:text-lg ${inLine ? 'max-sm:order-last max-sm:basis-full' : ''}`}>
              {text}
            </div>
          )}
        </div>
        {(action || more) && (
          <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">
            {more}
            {action}
          </div>
        )}
      </div>
      {children}
    </header>
  )
}
