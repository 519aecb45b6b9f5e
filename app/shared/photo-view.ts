import type { PhotoDocument } from './photo-document.ts'

/** The value of `<img srcset>`. */
export const srcsetOf = (sizes: PhotoDocument['sizes']) => sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** The address of a photo for a place of a few dozen pixels. */
export const smallestOf = ({ url, sizes }: Pick<PhotoDocument, 'url' | 'sizes'>) => sizes[0]?.url ?? url

/** A photo in loader data: one `srcset` string instead of a list of URLs, to keep it small. */
export const photoView = ({ sizes, ...photo }: PhotoDocument) => ({ ...photo, srcset: srcsetOf(sizes) })
