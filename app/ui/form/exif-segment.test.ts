import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { exifOf, withExif } from './exif-segment.ts'

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })
const bytesOf = async (image: Sharp) => new Uint8Array(await image.jpeg().toBuffer())

test('the moment when it was taken goes along to the smaller picture, the way it was held does not', async () => {
  const exif = { IFD0: { Orientation: '6' }, IFD2: { DateTimeOriginal: '2026:11:20 18:30:00' } }
  const turned = await bytesOf(picture().withExif(exif).withMetadata({ orientation: 6 }))
  expect((await sharp(turned).metadata()).orientation).toBe(6)
  const segment = exifOf(turned)
  if (!segment) throw new Error('no EXIF found')
  const smaller = withExif(new Blob([await bytesOf(picture(30, 20))]), segment)
  const meta = await sharp(await smaller.arrayBuffer()).metadata()
  expect(meta).toMatchObject({ width: 30, height: 20, orientation: 1 })
  expect(meta.exif?.toString('latin1')).toContain('2026:11:20 18:30:00')
})

test('no EXIF, no JPEG, nothing at all: nothing', async () => {
  expect(exifOf(await bytesOf(picture()))).toBeUndefined()
  expect(exifOf(new Uint8Array(await picture().png().toBuffer()))).toBeUndefined()
  expect(exifOf(new Uint8Array())).toBeUndefined()
})
