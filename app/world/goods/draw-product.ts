import sharp from 'sharp'
import type { ProductFamily } from '#domains/products/demo/product-family.kinds.ts'
import { randomOf } from '../photos/random.ts'
import { type Look, shapes } from './shapes.ts'

/** Paper colours behind things, light and calm; the thing is what is seen. */
const walls = [
  ['#f3efe4', '#ddd5c2'],
  ['#e8efe6', '#c9d7c6'],
  ['#f1e7de', '#dcc8b7'],
  ['#e6ecef', '#c6d2d8'],
  ['#efe9ef', '#d5c9d6'],
] as const
const accents = ['#2f6b45', '#a8552f', '#c8912b', '#2f6d8a', '#6d5187', '#7a7f3a', '#8c3f4a'] as const

type Wish = { family: ProductFamily; seed: number; view: number }

/** A product on a table in soft light, square. The second view stands closer, before another wall. */
export async function drawProduct({ family, seed, view }: Wish, pixels: number): Promise<Buffer> {
  const random = randomOf(seed, 'product', family)
  const look: Look = { accent: random.pick(accents), dark: random.chance(0.5), random }
  const [wall, floor] = walls[(seed + view * 2) % walls.length] as (typeof walls)[number]
  const scale = view === 0 ? 1 : 1.14
  const turn = view === 0 ? 0 : random.pick([-5, 5])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="${pixels}" height="${pixels}"><defs>
    <linearGradient id="w" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${wall}"/></linearGradient>
    <linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${floor}"/><stop offset="1" stop-color="${wall}"/></linearGradient>
    <linearGradient id="shine" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".28" stop-color="#fff" stop-opacity=".28"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>
    <linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#fff6d8" stop-opacity=".95"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></radialGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#1b241d" stop-opacity=".42"/><stop offset="1" stop-color="#1b241d" stop-opacity="0"/></radialGradient></defs>
    <rect width="600" height="600" fill="url(#w)"/><rect y="440" width="600" height="160" fill="url(#f)"/>
    <g transform="translate(300 330) scale(${scale}) rotate(${turn}) translate(-300 -330)"><ellipse cx="300" cy="494" rx="190" ry="26" fill="url(#s)"/>${shapes[family](look)}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
