import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { linkAddress } from '#domains/robots/devices/staff/staff-device.view.ts'
import { qrOf } from '#shared/qr-path.ts'
import type { Made } from '../ganza/bench.ts'

const [width, height] = [640, 480]

/** A photo of a robot's label, a hand's breadth away. */
export function labelPicture(site: string, { serial, claim_code }: Made) {
  const { size, path } = qrOf(linkAddress(site, serial, claim_code))
  const qr = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 ${size} ${size}">
    <rect width="100%" height="100%" fill="#f4f1ea"/><path d="${path}" fill="#1b1b1b"/></svg>`
  return sharp({ create: { width, height, channels: 3, background: '#6b6256' } }).composite([
    { input: Buffer.from(qr), left: 120, top: 60 },
  ])
}

/** What a camera sees that is held over the label: a film (YUV4MPEG2) of two frames, which Chromium repeats. */
export async function filmed(picture: Sharp, file: string) {
  const luma = await sharp(await picture.png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer()
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)])
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame]),
  )
}
