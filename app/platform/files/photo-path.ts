/** Storage paths of a photo: its folder, and the file of one size. Two levels keep directories small. */
export const photoFolder = (storage_key: string) => `photos/${storage_key.slice(0, 2)}/${storage_key}`

export const photoPath = (storage_key: string, width: number, kind: 'webp' | 'avif') =>
  `${photoFolder(storage_key)}/${width}.${kind}`
