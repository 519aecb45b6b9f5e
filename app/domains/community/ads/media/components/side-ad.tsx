import { useSyncExternalStore } from 'react'
import { ShownAdLink, useAd } from './ad-slot.tsx'

/** Where the frame of the pages leaves 16 rem beside 42 rem in the middle. */
const WIDE = '(min-width: 80rem)'

/**
 * The ad of the column beside a page, which stays in sight while the page scrolls. Nothing else stands in that column,
 * so it may come at any time; a narrow screen does not even ask for it. Its parent is `relative` and 42 rem wide.
 */
export function SideAd() {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  return wide && <Column />
}

function Column() {
  const ad = useAd('lateral')
  return (
    ad && (
      <div className="absolute inset-y-0 left-full w-64 ps-5">
        <div className="sticky top-16 pt-6">
          <ShownAdLink ad={ad} />
        </div>
      </div>
    )
  )
}

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
