import type { PhotoDocument } from './photo-document.ts'

/** As `<img srcset>` takes it. */
export const srcsetOf = (sizes: PhotoDocument['sizes']) => sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** A photo as its page carries it: one text instead of a list of addresses. */
export const photoView = ({ sizes, ...photo }: PhotoDocument) => ({ ...photo, srcset: srcsetOf(sizes) })
