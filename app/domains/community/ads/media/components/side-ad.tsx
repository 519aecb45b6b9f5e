import type { ReactNode } from 'react'
import { ShownAdLink, useAd } from './ad-slot.tsx'

/** The ad of a column beside a page, and what stands below it: that comes when it is known whether there is an ad, so that nothing is pushed down. */
export function SideAd({ children }: { children: ReactNode }) {
  const ad = useAd('lateral')
  if (ad === undefined) return null
  return (
    <>
      {/* As wide as the cards beside it. */}
      {ad && (
        <div className="*:max-w-none!">
          <ShownAdLink ad={ad} />
        </div>
      )}
      {children}
    </>
  )
}
