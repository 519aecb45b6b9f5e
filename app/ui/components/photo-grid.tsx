import { useState } from 'react'
import { Lightbox } from './lightbox.tsx'
import { Photo, type PhotoData } from './photo.tsx'

type Props = {
  photos: (PhotoData & { id: string | number })[]
  /** What the photos show, for their buttons: 'Amnésia, semana 3'. */
  label: string
}

/** Photos in a grid; each opens large. Without scripts each is a link to the photo. */
export function PhotoGrid({ photos, label }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul
        className={`grid gap-1.5 overflow-clip rounded-box ${photos.length === 1 ? '' : 'grid-cols-2 sm:grid-cols-3'}`}
      >
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photo.sizes?.at(-1)?.url ?? photo.url}
              className="block -outline-offset-4!"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return
                event.preventDefault()
                setOpen(index)
              }}
            >
              <Photo
                photo={photo}
                alt={photo.alt || `${label}, foto ${index + 1} de ${photos.length}`}
                ratio={photos.length === 1 ? undefined : '1/1'}
                shown={photos.length === 1 ? '(min-width: 48rem) 42rem, 100vw' : '(min-width: 40rem) 14rem, 50vw'}
              />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox photos={photos} label={label} index={open} onIndex={setOpen} />
    </>
  )
}
