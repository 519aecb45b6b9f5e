import type { ReactNode } from 'react'
import { deferred } from '#ui/deferred.tsx'

// After the page: first views don't load its code.
const BesideFeed = deferred(async () => (await import('../feeds/components/beside-feed.tsx')).BesideFeed)

/** A column as wide as one reads well; what stands beside it on a desk comes later, and moves nothing that is in sight. */
export const BesideFrame = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className="grid grid-cols-1 gap-10 xl:min-h-dvh xl:grid-cols-[42.5rem_1fr]">
    <BesideFeed />
    <div className={`w-full max-w-170 min-w-0 xl:col-start-1 xl:row-start-1 ${className ?? ''}`}>{children}</div>
  </div>
)
