import { exifOf, withExif } from './exif-segment.ts'

/** Larger photos are resized, in bytes: on a slow line each MB takes 20 s. */
const LARGE = 1024 * 1024
/** Maximum width, the same as on the server. */
const WIDEST = 2048
const QUALITY = 0.9

const made = new WeakMap<File, Promise<File>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * The photo to upload or to store on the phone: what a camera took is resized to the server's maximum, keeping its EXIF
 * timestamp. Made once, and one at a time: a decoded photo takes 50 MB.
 */
export function smallerPhoto(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size <= LARGE) return Promise.resolve(file)
  const known = made.get(file)
  if (known) return known
  const making = last.then(() => resized(file))
  last = making
  made.set(file, making)
  return making
}

async function resized(file: File): Promise<File> {
  // What the browser cannot decode is left to the server.
  const smaller = await redrawn(file).catch(() => undefined)
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file
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
