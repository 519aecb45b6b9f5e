import type { PhotoDocument } from '#shared/photo-document.ts'
import { Photo } from '#ui/components/photo.tsx'
import { useLightbox } from '#ui/components/use-lightbox.tsx'

export type ShownPhotos = Record<number, PhotoDocument>

type Props = {
  photos: { file_id: number; alt: string }[]
  shown: ShownPhotos
  /** What they are together, for who does not see them. */
  caption: string
}

/** A picture as it is, or several as squares; a tap shows each whole. */
export function TextPhotos({ photos, shown, caption }: Props) {
  const there = photos.flatMap(({ file_id, alt }) => {
    const photo = shown[file_id]
    return photo ? [{ ...photo, alt }] : []
  })
  const { linkOf, lightbox } = useLightbox(there, caption || 'Foto')
  const alone = photos.length === 1
  const linked = there.map((photo, index) => (
    <a key={photo.id} {...linkOf(photo, index)} className="block rounded-box">
      <Photo
        photo={photo}
        // The link that it is needs a name.
        alt={photo.alt || (alone ? 'Foto' : `Foto ${index + 1} de ${there.length}`)}
        ratio={alone ? undefined : '1/1'}
        shown={alone ? '(min-width: 48rem) 42rem, 100vw' : '(min-width: 48rem) 21rem, 50vw'}
        className="rounded-box"
      />
    </a>
  ))
  return (
    <>
      {alone ? linked : <div className={galleryLook(photos.length)}>{linked}</div>}
      {lightbox}
    </>
  )
}

/** The same where it is written and where it is read. */
export const galleryLook = (count: number) => `grid grid-cols-2 gap-2 ${count % 2 ? 'sm:grid-cols-3' : ''}`
