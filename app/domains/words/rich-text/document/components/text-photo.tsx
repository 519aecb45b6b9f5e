import type { PhotoDocument } from '#shared/photo-document.ts'
import { Photo } from '#ui/components/photo.tsx'

export type ShownPhotos = Record<number, PhotoDocument>

type Props = { photo: PhotoDocument | undefined; alt: string; ratio?: string }

export const TextPhoto = ({ photo, alt, ratio }: Props) =>
  photo ? (
    <Photo photo={photo} alt={alt} ratio={ratio} shown="(min-width: 48rem) 42rem, 100vw" className="rounded-box" />
  ) : null
