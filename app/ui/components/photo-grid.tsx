import { useState } from 'react'
import type { GridPhoto, Lightbox, PhotoAction } from './lightbox.tsx'
import { Photo } from './photo.tsx'

type Props = {
  photos: GridPhoto[]
  /** What the photos show, for accessible names: 'Amnésia, semana 3'. */
  label: string
  /** Thumbnails beside text, at most 320 px wide. */
  small?: boolean
  /** The first photo is the page's LCP element: load it eagerly. */
  priority?: boolean
  /** An action on the enlarged photo. */
  action?: PhotoAction
}

/** Photo grid with a lightbox. Without scripts each photo links to its file. */
export function PhotoGrid({ photos, label, small = false, priority, action }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const alone = photos.length === 1
  const [Large, setLarge] = useState<typeof Lightbox>()
  // When the lightbox can't be loaded, open the file, as without scripts.
  const show = (index: number, address: string) =>
    import('./lightbox.tsx').then(
      (code) => {
        setLarge(() => code.Lightbox)
        setOpen(index)
      },
      () => window.location.assign(address),
    )
  return (
    <>
      <ul className={`grid gap-1.5 overflow-clip rounded-box ${columnsFor(photos.length, small)}`}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photo.sizes?.at(-1)?.url ?? photo.url}
              className="block -outline-offset-4!"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return
                event.preventDefault()
                show(index, event.currentTarget.href)
              }}
            >
              <Photo
                photo={photo}
                alt={photo.alt || `${label}, foto ${index + 1} de ${photos.length}`}
                ratio={alone ? undefined : '1/1'}
                priority={priority && index === 0}
                shown={small ? '20rem' : shownWidth(photos.length, index)}
                className={alone ? (small ? 'max-h-90' : 'max-h-[44rem]') : ''}
              />
            </a>
          </li>
        ))}
      </ul>
      {Large && <Large photos={photos} label={label} index={open} onIndex={setOpen} action={action} />}
    </>
  )
}

/** Layout by count, so that no row is half empty: alone, in pairs, or the first large with the rest beside it. */
function columnsFor(count: number, small: boolean) {
  if (small) return count === 1 ? 'max-w-80' : `max-w-80 ${count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3'}`
  if (count === 1) return 'max-w-[560px]'
  if (count === 2) return 'grid-cols-2'
  if (count === 3) return `${firstWide} sm:grid-cols-3 sm:*:first:row-span-2`
  if (count === 4) return 'grid-cols-2 sm:grid-cols-4 sm:*:first:col-span-3 sm:*:first:row-span-3'
  return `${count % 2 ? firstWide : 'grid-cols-2'} sm:grid-cols-3 ${count % 3 ? 'sm:*:first:col-span-1' : largeFirst}`
}

const firstWide = 'grid-cols-2 *:first:col-span-2'
const largeFirst = 'sm:*:first:col-span-2 sm:*:first:row-span-2'

function shownWidth(count: number, index: number) {
  if (count === 1) return '(min-width: 40rem) 35rem, 100vw'
  if (count === 2) return '(min-width: 64rem) 26rem, 50vw'
  return index === 0 ? '(min-width: 64rem) 39rem, 100vw' : '(min-width: 64rem) 17rem, 50vw'
}
