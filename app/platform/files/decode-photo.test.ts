import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decompressionBomb } from '#tests/decompression-bomb.ts'
import { decodePhoto } from './decode-photo.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grower-fotos-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function stored(name: string, bytes: Buffer | string) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
const picture = (width = 1500, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })

describe('a photo', () => {
  test('is encoded in growing widths with a placeholder', async () => {
    const photo = await decodePhoto(await stored('a.jpg', await picture().jpeg().toBuffer()))
    expect(photo).toMatchObject({ width: 1500, height: 1000 })
    expect(photo.files.map((file) => file.width)).toEqual([320, 640, 1280, 1500])
    expect((await sharp(photo.files[0]?.webp).metadata()).format).toBe('webp')
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(photo.placeholder.length).toBeLessThan(600)
  })

  test('loses all metadata, above all its location; only the capture time is kept', async () => {
    const exif = {
      IFD0: { Make: 'Canon' },
      IFD2: { DateTimeOriginal: '2026:11:20 18:30:00' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    }
    const photo = await decodePhoto(await stored('gps.jpg', await picture().withExif(exif).jpeg().toBuffer()))
    expect(photo.taken_at).toEqual(new Date('2026-11-20T21:30:00Z'))
    for (const { webp } of photo.files) {
      const meta = await sharp(webp).metadata()
      expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  test('stands upright whichever way the phone was held', async () => {
    const lying = await picture(1500, 1000)
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const photo = await decodePhoto(await stored('turned.jpg', lying))
    expect([photo.width, photo.height]).toEqual([1000, 1500])
    const first = await sharp(photo.files[0]?.webp).metadata()
    expect([first.width, first.height]).toEqual([320, 480])
  })

  test('is judged by its content: PNG, WebP and AVIF under any name', async () => {
    for (const kind of ['png', 'webp', 'avif'] as const)
      expect(
        (await decodePhoto(await stored('foto.jpg', await picture(400, 300).toFormat(kind).toBuffer()))).width,
      ).toBe(400)
  })
})

describe('rejected with a message', () => {
  test.for([
    [1, 60_000],
    [70_000, 1],
    [16_384, 2],
  ])('a picture of %i × %i pixels, longer than WebP can be', async ([width = 0, height = 0]) => {
    const path = await stored('longa.png', await picture(width, height).png().toBuffer())
    await expect(decodePhoto(path)).rejects.toMatchObject({
      status: 422,
      message: 'A foto é comprida demais. Cada lado pode ter até 16.383 pixels: corte ou reduza e envie de novo.',
    })
  })

  test.for([
    [1, 16_383],
    [16_383, 1],
  ])('but not one of %i × %i', async ([width = 0, height = 0]) => {
    const photo = await decodePhoto(await stored('longa.png', await picture(width, height).png().toBuffer()))
    expect([photo.width, photo.height]).toEqual([width, height])
  })

  test('a text named .jpg', async () => {
    await expect(decodePhoto(await stored('texto.jpg', 'isto não é uma foto'))).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining('não parece uma foto'),
    })
  })

  test('an SVG, which could carry scripts and reach out', async () => {
    await expect(
      decodePhoto(await stored('x.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).rejects.toMatchObject({ status: 415 })
  })

  test('a GIF', async () => {
    await expect(decodePhoto(await stored('x.gif', await picture(9, 9).gif().toBuffer()))).rejects.toMatchObject({
      status: 415,
    })
  })

  test('a truncated JPEG', async () => {
    const whole = await picture().jpeg().toBuffer()
    await expect(decodePhoto(await stored('cut.jpg', whole.subarray(0, whole.length / 2)))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('incompleta'),
    })
  })

  test('a decompression bomb: 100,000 by 100,000 pixels in a few bytes', async () => {
    await expect(decodePhoto(await stored('bomb.png', decompressionBomb(100_000)))).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('até 80 megapixels'),
    })
  })
})
