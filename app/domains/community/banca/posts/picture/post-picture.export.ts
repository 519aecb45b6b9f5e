import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { limitConcurrency } from '#platform/files/limit-concurrency.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import { drawable, linePath, linesOf } from '#platform/pictures/lettering.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { phaseWeek, titleOf } from '../post.words.ts'
import { ownedPosts } from '../posts.owned.ts'
import { showPost } from '../posts.queries.ts'
import type { PostCard } from '../posts.schemas.ts'

const WIDTH = 1200
const HEIGHT = 630
const PHOTO = 480
const colours = { paper: '#faf8f3', ink: '#1c2b22', leaf: '#1d6b3d', muted: '#5b665f' }

/** Each picture is some 60 ms of a core. */
const drawing = limitConcurrency(1)
const perAddress: Limit = { name: 'post-pictures', points: 120, seconds: 600 }

/** The Open Graph picture of a post for all, as any visitor sees it; 404 for every other post, whoever asks. */
export async function drawPostPicture(ctx: Context, id_or_slug: string): Promise<File> {
  const post = await showPost({ ...ctx, viewer: null }, id_or_slug)
  if (post.available_by !== 'todos') throw ownedPosts.notFound()
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const photo = await firstPhoto(ctx, post)
  const png = await drawing(() => compose(post, ctx.env.site.name, photo))
  return new File([new Uint8Array(png)], `post-${post.id}.png`, { type: 'image/png' })
}

async function firstPhoto(ctx: Context, { photos, video }: PostCard) {
  const id = photos[0]?.document.id ?? video?.poster?.id
  if (!id) return null
  const [file] = await ctx.db.select().from(files).where(eq(files.id, id))
  if (!file?.public) return null
  const stored = await ctx.env.storage.read(
    photoPath(file.storage_key, file.sizes.find((one) => one >= PHOTO) ?? file.sizes.at(-1) ?? 0, 'webp'),
  )
  return stored ? buffer(stored.stream()) : null
}

async function compose(post: PostCard, site: string, photo: Buffer | null) {
  const width = WIDTH - 160 - (photo ? PHOTO : 0)
  const lines = linesOf(titleOf(post, 220), { size: 54, width, most: 5 })
  const phase = phaseWeek(post)
  const parts = [
    text(post.user.nickname, { x: 80, y: 120, size: 40, fill: colours.leaf }),
    ...lines.map((line, at) => text(line, { x: 80, y: 210 + at * 68, size: 54, fill: colours.ink })),
    phase ? text(phase, { x: 80, y: HEIGHT - 110, size: 30, fill: colours.leaf }) : '',
    text(site, { x: 80, y: HEIGHT - 60, size: 30, fill: colours.muted }),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/><rect width="24" height="${HEIGHT}" fill="${colours.leaf}"/>
    ${parts.join('')}</svg>`
  const over = photo && {
    input: await sharp(photo).resize(PHOTO, HEIGHT, { fit: 'cover' }).png().toBuffer(),
    left: WIDTH - PHOTO,
    top: 0,
  }
  return sharp(Buffer.from(svg))
    .composite(over ? [over] : [])
    .png({ palette: !over })
    .toBuffer()
}

type Place = { x: number; y: number; size: number; fill: string }

const text = (words: string, { x, y, size, fill }: Place) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${linePath(drawable(words), size)}"/>`
