import { srcsetOf } from '#shared/photo-view.ts'

export type PhotoData = {
  /** URL of the middle size; the fallback of `sizes`. */
  url: string
  /** The same photo in other widths, as a list. */
  sizes?: { url: string; width: number }[]
  srcset?: string
  width: number
  height: number
  /** Blurred thumbnail as a data URL, shown while the photo loads. */
  placeholder?: string | null
  alt?: string | null
}

type Props = {
  photo: PhotoData
  /** Overrides the photo's own alt text; '' where text beside it says the same. */
  alt?: string
  /** Displayed width, as in `<img sizes>`: '184px', '(min-width: 48rem) 33vw, 100vw'. */
  shown?: string
  /** Crop to an aspect ratio, e.g. '4/5'; the photo's own by default. */
  ratio?: string
  /** Above the fold: load eagerly with high priority. */
  priority?: boolean
  className?: string
}

/** A responsive photo that reserves its space, without layout shift. */
export function Photo({ photo, alt, shown = '100vw', ratio, priority, className = '' }: Props) {
  const srcset = (photo.srcset ?? srcsetOf(photo.sizes ?? [])) || undefined
  return (
    <img
      src={photo.url}
      srcSet={srcset}
      sizes={srcset && shown}
      width={photo.width}
      height={photo.height}
      alt={alt ?? photo.alt ?? ''}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'auto' : 'async'}
      style={{ aspectRatio: ratio, background: backgroundOf(photo.placeholder) }}
      className={`block h-auto w-full object-cover ${photo.placeholder ? '' : 'bg-base-200'} ${className}`}
    />
  )
}

const backgroundOf = (placeholder: string | null | undefined) =>
  placeholder?.startsWith('data:image/') ? `center / cover no-repeat url("${placeholder}")` : undefined
