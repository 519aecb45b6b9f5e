/** The folder of a photo in the store, and the name of one of its sizes. Two levels keep folders small. */
export const folderOf = (storage_key: string) => `photos/${storage_key.slice(0, 2)}/${storage_key}`

export const placeOf = (storage_key: string, width: number, kind: 'webp' | 'avif') =>
  `${folderOf(storage_key)}/${width}.${kind}`
