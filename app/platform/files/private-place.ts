/** Where the bytes of a private file lie in the store. Two levels keep directories small. */
export const privatePlace = (storage_key: string) => `private/${storage_key.slice(0, 2)}/${storage_key}`
