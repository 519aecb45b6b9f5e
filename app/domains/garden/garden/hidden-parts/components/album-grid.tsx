import { useLocation } from 'react-router'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { hideAddress, hidePartOf } from './hide-part.view.ts'

type Props = {
  photos: (PhotoDocument & { alt: string })[]
  label: string
  /** The album's URL. */
  address: string
  /** The viewer owns the photos. */
  mine: boolean
  /** The viewer is selecting a photo to hide a part of. */
  choosing: boolean
}

/** The photos of an album; the owner can select one to hide a part of it. */
export function AlbumGrid({ photos, label, address, mine, choosing }: Props) {
  const { search } = useLocation()
  if (!mine) return <PhotoGrid photos={photos} label={label} />
  const other = withParams(search, { esconder: choosing ? null : 'true' })
  return (
    <div className="space-y-4">
      {choosing ? (
        <>
          <p>Escolha a foto em que você quer esconder algo.</p>
          <Choices photos={photos} from={address} />
        </>
      ) : (
        <PhotoGrid photos={photos} label={label} action={hidePartOf(address)} />
      )}
      <LinkButton to={`${address}${other}`} icon={choosing ? 'x' : 'eye-off'}>
        {choosing ? 'Desistir' : 'Esconder parte de uma foto'}
      </LinkButton>
    </div>
  )
}

const Choices = ({ photos, from }: { photos: Props['photos']; from: string }) => (
  <ul className="grid grid-cols-2 gap-1.5 overflow-clip rounded-box sm:grid-cols-3">
    {photos.map((photo) => (
      <li key={photo.id}>
        <Link to={hideAddress(photo.id, from)} className="block -outline-offset-4!">
          <Photo photo={photo} ratio="1/1" shown="(min-width: 64rem) 17rem, 50vw" />
        </Link>
      </li>
    ))}
  </ul>
)
