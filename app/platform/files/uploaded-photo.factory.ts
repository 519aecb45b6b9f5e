import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Context } from '#platform/context.ts'
import { storePhoto } from './store-photo.ts'

const STRIPE = 8

/** An upload of the viewer with its bytes: black and white stripes from edge to edge, as fine as letters. */
export async function aStripedPhoto(ctx: Context, { width = 1600, height = 1200 } = {}) {
  const stripes = Buffer.alloc(width * height)
  for (let at = 0; at < stripes.length; at++) stripes[at] = Math.floor((at % width) / STRIPE) % 2 ? 255 : 0
  const path = join(tmpdir(), `grower-teste-${crypto.randomUUID()}.png`)
  await writeFile(
    path,
    await sharp(stripes, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  )
  return storePhoto(ctx, path)
}
