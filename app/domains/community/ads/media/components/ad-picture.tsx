import { Photo, type PhotoData } from '#ui/components/photo.tsx'

type Props = {
  photo: PhotoData
  alt: string
  /** Who advertises. */
  name: string
  /** Pixels of the placement. */
  width: number
  height: number
}

/** The picture in the shape of its placement, who advertises, and that it leads to them: always marked as an ad. */
export const AdPicture = ({ photo, alt, name, width, height }: Props) => (
  <span className="card overflow-clip">
    {/* Before the picture, so that nobody takes it for a post. */}
    <span className="block px-4 py-1.5 text-sm text-muted">Publicidade</span>
    <Photo
      photo={photo}
      alt={alt}
      ratio={`${width}/${height}`}
      shown={`(min-width: ${width}px) ${width}px, 100vw`}
      className="rounded-none"
    />
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      <span className="btn btn-sm">Visitar site</span>
    </span>
  </span>
)
