import type { PhotoDocument } from '#shared/photo-document.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Photo } from '#ui/components/photo.tsx'

/** A small square beside a name. */
export const ProductThumb = ({ photo }: { photo: PhotoDocument | null }) => (
  <span className="block size-14 shrink-0 overflow-hidden rounded-field border border-base-300 bg-base-200">
    {photo ? (
      <Photo photo={photo} alt="" shown="56px" ratio="1/1" />
    ) : (
      <span className="grid size-full place-items-center text-muted">
        <Icon name="image-off" size={20} />
      </span>
    )}
  </span>
)
