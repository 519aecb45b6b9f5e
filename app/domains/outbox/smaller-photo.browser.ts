import { exifOf, withExif } from './exif-segment.model.ts'

/** More than this is more than a picture of a plant needs to wait. */
const HUGE = 3 * 1024 * 1024
/** The server keeps no more columns than this either. */
const WIDEST = 2048
const QUALITY = 0.9

/** A photo as the phone keeps it: a huge one as large as the server would keep it, with the moment when it was taken. */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.size <= HUGE) return file
  // What the browser can't read is for the server to judge.
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
