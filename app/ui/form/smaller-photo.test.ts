import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { exifOf } from './exif-segment.ts'
import { smallerPhoto } from './smaller-photo.ts'

afterEach(() => vi.unstubAllGlobals())

const small = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#3a7d44' } }).jpeg()

/** A browser that draws a small JPEG, and counts how many it decodes at a time. */
function aBrowser() {
  const seen = { drawn: 0, now: 0, most: 0 }
  vi.stubGlobal('createImageBitmap', async () => {
    seen.most = Math.max(seen.most, ++seen.now)
    return { width: 4096, height: 3072, close: () => seen.now-- }
  })
  const toBlob = async (done: (blob: Blob) => void) => {
    seen.drawn++
    done(new Blob([new Uint8Array(await small().toBuffer())], { type: 'image/jpeg' }))
  }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ drawImage: () => undefined }), toBlob }) })
  return seen
}

/** As a camera makes it: of this many bytes, with the moment when it was taken. */
async function ofCamera(bytes: number, type = 'image/jpeg') {
  const jpeg = await small()
    .withExif({ IFD2: { DateTimeOriginal: '2026:11:20 09:30:00' } })
    .toBuffer()
  return new File([new Uint8Array(jpeg), new Uint8Array(bytes - jpeg.length)], 'folha.jpg', { type })
}

test('what a camera took is made smaller once, one at a time, and keeps its name and the moment when it was taken', async () => {
  const seen = aBrowser()
  const [one, other] = [await ofCamera(3_700_000), await ofCamera(2_000_000)]
  const [smaller, again] = await Promise.all([smallerPhoto(one), smallerPhoto(one), smallerPhoto(other)])
  expect(smaller.size).toBeLessThan(10_000)
  expect(smaller).toMatchObject({ name: 'folha.jpg', type: 'image/jpeg' })
  expect(exifOf(new Uint8Array(await smaller.arrayBuffer()))).toBeDefined()
  expect(again).toBe(smaller)
  expect(seen).toMatchObject({ drawn: 2, most: 1 })
})

test('a small one, a drawing and what the browser can not read go as they are', async () => {
  aBrowser()
  for (const file of [await ofCamera(900_000), await ofCamera(3_700_000, 'image/png')])
    expect(await smallerPhoto(file)).toBe(file)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
  const broken = await ofCamera(3_700_000)
  expect(await smallerPhoto(broken)).toBe(broken)
})
