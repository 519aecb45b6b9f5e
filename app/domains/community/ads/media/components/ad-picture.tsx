import { Photo, type PhotoData } from '#ui/components/photo.tsx'

type Props = {
  photo: PhotoData
  alt: string
  /** Pixels of the placement. */
  width: number
  height: number
}

/** The picture in the shape of its placement, always marked as an ad. */
export const AdPicture = ({ photo, alt, width, height }: Props) => (
  <>
    <span className="block text-xs text-muted">Publicidade</span>
    <Photo
      photo={photo}
      alt={alt}
      ratio={`${width}/${height}`}
      shown={`(min-width: ${width}px) ${width}px, 100vw`}
      className="rounded-box"
    />
  </>
)
