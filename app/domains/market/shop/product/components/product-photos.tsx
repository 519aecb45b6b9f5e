import type { ReactNode } from 'react'
import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { Photo } from '#ui/components/photo.tsx'
import { useLightbox } from '#ui/components/use-lightbox.tsx'

type Props = {
  photos: OfferDetail['photos']
  name: string
  /** Stands in the corner, whichever photo is shown. */
  children: ReactNode
}

/** On a phone one photo of the whole width, the next a swipe or Tab away; from a tablet's width on a large one with the others beneath. */
export function ProductPhotos({ photos, name, children }: Props) {
  const { linkOf, lightbox } = useLightbox(photos, name)
  if (!photos.length) return null
  return (
    <div className="relative min-w-0 max-lg:-mx-4 max-lg:-mt-2">
      <ul className="scroll-row snap-x snap-mandatory lg:grid lg:grid-cols-5 lg:gap-1.5 lg:overflow-visible">
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            className="relative w-full shrink-0 snap-center overflow-clip lg:rounded-field lg:first:col-span-full lg:first:rounded-box"
          >
            <a {...linkOf(photo, at)} className="block -outline-offset-4!">
              <Photo
                photo={photo}
                alt={`${name}, foto ${at + 1} de ${photos.length}`}
                ratio="1/1"
                priority={at === 0}
                shown={at === 0 ? '(min-width: 64rem) 38rem, 100vw' : '(min-width: 64rem) 8rem, 100vw'}
              />
              {photos.length > 1 && (
                <span
                  aria-hidden="true"
                  className="figures absolute right-3 bottom-3 rounded-full bg-black/60 px-2.5 py-0.5 text-sm font-medium text-white lg:hidden"
                >
                  {at + 1} de {photos.length}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <div className="absolute top-3 right-3 rounded-full bg-surface shadow empty:hidden">{children}</div>
      {lightbox}
    </div>
  )
}
