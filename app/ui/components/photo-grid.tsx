import type { GridPhoto, PhotoAction } from './lightbox.tsx'
import { Photo } from './photo.tsx'
import { useLightbox } from './use-lightbox.tsx'

type Props = {
  photos: GridPhoto[]
  /** What the photos show, for accessible names: 'Amnésia, semana 3'. */
  label: string
  /** Thumbnails beside text, at most 320 px wide. */
  small?: boolean
  /** The first photo alone, at the head of the page; the rest a tap away. */
  cover?: boolean
  /** The first photo is the page's LCP element: load it eagerly. */
  priority?: boolean
  /** An action on the enlarged photo. */
  action?: PhotoAction
}

/** Photo grid with a lightbox. Without scripts each photo links to its file. */
export function PhotoGrid({ photos, label, small = false, cover, priority, action }: Props) {
  const { linkOf, lightbox } = useLightbox(photos, label, action)
  const alone = photos.length === 1
  return (
    <>
      <ul
        className={`overflow-clip rounded-box ${cover ? coverLook : `grid gap-1.5 ${columnsFor(photos.length, small)}`}`}
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className={cover ? 'relative' : undefined}>
            <a {...linkOf(photo, index)} className="block -outline-offset-4!">
              <Photo
                photo={photo}
                alt={photo.alt || `${label}, foto ${index + 1} de ${photos.length}`}
                ratio={cover ? undefined : alone ? ownRatio(photo) : '1/1'}
                priority={priority && index === 0}
                shown={small ? '20rem' : shownWidth(photos.length, index, cover)}
                className={cover ? '' : `object-[50%_30%] ${alone ? (small ? 'max-h-90' : 'max-h-[44rem]') : ''}`}
              />
              {cover && index === 0 && photos.length > 1 && <Count of={photos.length} />}
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}

/** Whole, but for what is taller than 4:5. */
const ownRatio = ({ width, height }: GridPhoto) => String(Math.max(width / height, 4 / 5))

/** Cut more below, where the pot is, than above: a plant's head is what one looks at. */
const coverLook =
  'max-lg:rounded-none *:not-first:hidden [&_img]:aspect-4/3 [&_img]:max-h-96 [&_img]:object-[50%_25%] xl:[&_img]:aspect-4/5 xl:[&_img]:max-h-112'

const Count = ({ of }: { of: number }) => (
  <span className="figures absolute right-3 bottom-3 rounded-full bg-black/60 px-2.5 py-0.5 text-sm font-medium text-white">
    1 de {of}
  </span>
)

/** Layout by count, so that no row is half empty: alone, in pairs, or the first large with the rest beside it. */
function columnsFor(count: number, small: boolean) {
  if (small) return count === 1 ? 'max-w-80' : `max-w-80 ${count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3'}`
  if (count === 1) return ''
  if (count === 2) return 'grid-cols-2'
  if (count === 3) return `${firstWide} sm:grid-cols-3 sm:*:first:row-span-2`
  if (count === 4) return 'grid-cols-2 sm:grid-cols-4 sm:*:first:col-span-3 sm:*:first:row-span-3'
  return `${count % 2 ? firstWide : 'grid-cols-2'} sm:grid-cols-3 ${count % 3 ? 'sm:*:first:col-span-1' : largeFirst}`
}

const firstWide = 'grid-cols-2 *:first:col-span-2'
const largeFirst = 'sm:*:first:col-span-2 sm:*:first:row-span-2'

function shownWidth(count: number, index: number, cover = false) {
  if (cover) return '(min-width: 80rem) 25rem, (min-width: 64rem) 40rem, 100vw'
  if (count === 1) return '(min-width: 64rem) 52rem, 100vw'
  if (count === 2) return '(min-width: 64rem) 26rem, 50vw'
  return index === 0 ? '(min-width: 64rem) 39rem, 100vw' : '(min-width: 64rem) 17rem, 50vw'
}
