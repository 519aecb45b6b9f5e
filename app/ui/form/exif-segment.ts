const APP1 = 0xffe1
const START_OF_SCAN = 0xffda
const ORIENTATION = 0x0112
const UPRIGHT = 1

/** The EXIF segment of a JPEG, for another one that is already upright; undefined when there is none. */
export function exifOf(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  if (jpeg.length < 4 || view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 4 < jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker === START_OF_SCAN || marker < 0xff00) return undefined
    const isExif = marker === APP1 && view.getUint32(at + 4) === 0x45786966
    if (isExif) return upright(new Uint8Array(jpeg.slice(at, at + 2 + view.getUint16(at + 2))))
  }
}

/** Resets the orientation tag: the pixels are already rotated. */
function upright(segment: Uint8Array<ArrayBuffer>) {
  const TIFF = 10
  const view = new DataView(segment.buffer)
  const little = view.getUint16(TIFF) === 0x4949
  const directory = TIFF + view.getUint32(TIFF + 4, little)
  const count = view.getUint16(directory, little)
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12)
    if (view.getUint16(entry, little) === ORIENTATION) view.setUint16(entry + 8, UPRIGHT, little)
  return segment
}

/** A JPEG with that segment inserted after its SOI marker. */
export const withExif = (jpeg: Blob, segment: Uint8Array<ArrayBuffer>) =>
  new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' })
