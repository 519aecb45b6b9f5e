import { expect, test } from 'vitest'
import { tilesOf } from '#shared/mosaic.ts'
import { inWords, isDrawn, moved, rectangleBetween, sized } from './parts.ts'

const part = { x: 0.5, y: 0.5, width: 0.3, height: 0.2 }

test('a rectangle is drawn from any corner and ends at the edge of the photo', () => {
  expect(rectangleBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual({
    x: 0.25,
    y: 0.25,
    width: 0.5,
    height: 0.25,
  })
  expect(rectangleBetween({ x: 0.5, y: 0.5 }, { x: 1.4, y: -1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
  expect(isDrawn(rectangleBetween({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.9 }))).toBe(false)
})

test('it moves and grows no further than the photo, and never to nothing', () => {
  expect(moved(part, { x: 0.9, y: -0.9 })).toMatchObject({ x: 0.7, y: 0, width: 0.3 })
  expect(sized(part, { x: 0.9, y: 0.9 })).toMatchObject({ x: 0.5, width: 0.5, height: 0.5 })
  expect(sized(part, { x: -0.9, y: -0.9 })).toMatchObject({ width: 0.02, height: 0.02 })
})

test('it is said in words', () => {
  expect(inWords(part)).toBe('a 50 % da esquerda e 50 % do alto, 30 % de largura e 20 % de altura')
})

test('tiles: at most five along the longer side, one for a part as small as a letter', () => {
  const photo = { width: 2048, height: 1536 }
  expect(tilesOf({ x: 0, y: 0, width: 1, height: 1 }, photo)).toEqual({ columns: 5, rows: 3 })
  expect(tilesOf({ x: 0, y: 0, width: 0.4, height: 0.1 }, photo)).toEqual({ columns: 5, rows: 1 })
  expect(tilesOf({ x: 0, y: 0, width: 0.03, height: 0.03 }, photo)).toEqual({ columns: 1, rows: 1 })
})
