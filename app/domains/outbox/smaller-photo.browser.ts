import { exifOf, withExif } from './exif-segment.model.ts'

/** Larger photos are resized, in bytes. */
const HUGE = 3 * 1024 * 1024
/** Maximum width, the same as on the server. */
const WIDEST = 2048
const QUALITY = 0.9

/** The photo to store on the phone: a large one is resized to the server's maximum, keeping its EXIF timestamp. */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.size <= HUGE) return file
  // Formats that the browser cannot decode are left to the server.
  const smaller = await redrawn(file).catch(() => undefined)
  return smaller && smaller.size < file.size ? smaller : file
}

async function redrawn(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = Math.min(1, WIDEST / picture.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * share)
  canvas.height = Math.round(picture.height * share)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (drawn?.type !== 'image/jpeg') return undefined
  const exif = exifOf(new Uint8Array(await file.arrayBuffer()))
  return exif ? withExif(drawn, exif) : drawn
}
