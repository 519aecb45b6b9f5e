/** Storage paths of a video, and of the parts it arrives in. Two levels keep directories small. */
export const videoPath = (storage_key: string) => `videos/${storage_key.slice(0, 2)}/${storage_key}`

export const partsFolder = (storage_key: string) => `uploads/${storage_key.slice(0, 2)}/${storage_key}`
