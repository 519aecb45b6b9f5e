import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '#ui/fetch-json.ts'
import { useRootData } from '#ui/root-data.ts'
import { useOutOfSight } from '#ui/use-out-of-sight.ts'
import type { Placement } from '../../types/placements.kinds.ts'
import type { ShownAd } from '../ads.schemas.ts'
import { pickByWeight } from '../pick-ad.model.ts'
import { AdPicture } from './ad-picture.tsx'
import { useHalfSeen } from './use-half-seen.ts'

/** Loaded after hydration (specification, 9). */
const AFTER_HYDRATION = 100

/**
 * One ad of a placement, picked at random by weight; nothing when there is none. It is inserted out of sight, so that
 * nothing that is being read moves. Counted only of people who allowed it: the server checks that again.
 */
export function AdSlot({ placement }: { placement: Placement }) {
  const marker = useRef<HTMLDivElement>(null)
  const ad = useAd(placement)
  const free = useOutOfSight(marker)
  return (
    <div ref={marker} data-ad={placement} className="empty:absolute">
      {ad && free && <ShownAdLink key={ad.id} ad={ad} />}
    </div>
  )
}

export function ShownAdLink({ ad: { id, photo, name, alt, link, width, height } }: { ad: ShownAd }) {
  const counts = useRootData()?.consent === true
  const box = useRef<HTMLElement>(null)
  useHalfSeen(box, () => counts && count(id, 'impression'))
  return (
    <aside ref={box} aria-label={`Publicidade: ${name}`} className="mx-auto w-full" style={{ maxWidth: width }}>
      <a
        href={link}
        target="_blank"
        rel="sponsored noopener"
        className="block"
        onClick={() => counts && count(id, 'click')}
      >
        <AdPicture photo={photo} alt={alt} name={name} width={width} height={height} />
        <span className="sr-only"> (abre outra página)</span>
      </a>
    </aside>
  )
}

/** One of the placement's ads, picked anew at each mount; undefined until it came, null where there is none. */
export function useAd(placement: Placement) {
  const [ad, setAd] = useState<ShownAd | null>()
  useEffect(() => {
    const leaving = new AbortController()
    const later = setTimeout(async () => {
      const all = await fetchJson<{ data: ShownAd[] }>('/api/v1/social/ads/ads-app', { signal: leaving.signal })
      const here = all?.data.filter(({ type }) => type === placement) ?? []
      if (!leaving.signal.aborted) setAd(pickByWeight(here, Math.random) ?? null)
    }, AFTER_HYDRATION)
    return () => {
      clearTimeout(later)
      leaving.abort()
    }
  }, [placement])
  return ad
}

/** Survives leaving the page, as a click does. Whether it was counted does not concern the reader. */
const count = (id: number, act: 'impression' | 'click') =>
  void fetchJson(`/api/v1/social/ads/${id}/${act}`, { method: 'POST', keepalive: true })
