import { ShownAdLink, useAd } from './ad-slot.tsx'

/** The ad of a column beside a page, where nothing else follows: it may come at any time. */
export function SideAd() {
  const ad = useAd('lateral')
  return ad && <ShownAdLink ad={ad} />
}
