import type { Part } from '#shared/mosaic.ts'

export type Point = { x: number; y: number }

/** Minimum size as a fraction of the photo: a tap is no rectangle. */
export const LEAST = 0.02

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The rectangle between two points, clamped to the photo. */
export function rectangleBetween(from: Point, to: Point): Part {
  const [left, right] = [from.x, to.x].map((x) => within(x, 0, 1)).sort((a, b) => a - b) as [number, number]
  const [top, bottom] = [from.y, to.y].map((y) => within(y, 0, 1)).sort((a, b) => a - b) as [number, number]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Moved, clamped to the photo; its size stays. */
export const moved = (part: Part, by: Point): Part => ({
  ...part,
  x: within(part.x + by.x, 0, 1 - part.width),
  y: within(part.y + by.y, 0, 1 - part.height),
})

/** Resized by its lower right corner, clamped to the photo. */
export const sized = (part: Part, by: Point): Part => ({
  ...part,
  width: within(part.width + by.x, LEAST, 1 - part.x),
  height: within(part.height + by.y, LEAST, 1 - part.y),
})

export const isDrawn = ({ width, height }: Part) => width >= LEAST && height >= LEAST

const percent = (share: number) => Math.round(share * 100)

/** 'a 10 % da esquerda e 20 % do alto, 30 % de largura e 15 % de altura'. */
export const inWords = ({ x, y, width, height }: Part) =>
  `a ${percent(x)} % da esquerda e ${percent(y)} % do alto, ${percent(width)} % de largura e ${percent(height)} % de altura`
