import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOf } from './qr-path.ts'

/** The grid that a path draws, as rows of booleans. */
function drawn({ size, path }: ReturnType<typeof qrOf>) {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step++) (grid[Number(y)] as boolean[])[Number(x) + step] = true
  return grid
}

test('the path draws exactly the modules of the code for that text', () => {
  const address = 'https://grower.example/cultivo/planta/12345?registrar=1'
  expect(drawn(qrOf(address))).toEqual(encode(address, { ecc: 'M', border: 4 }).data)
})

test('another text is another code', () => {
  expect(qrOf('https://a.example/1').path).not.toBe(qrOf('https://a.example/2').path)
})

test.for([
  ['the four modules that readers want', undefined, 4],
  ['fewer where the rest is around the drawing', 2, 2],
] as const)('there is white around it: %s', ([, options, white]) => {
  const grid = drawn(qrOf('https://a.example/1', options))
  const edge = Array(grid.length).fill(false)
  expect(grid.slice(0, white)).toEqual(Array(white).fill(edge))
  expect(grid.every((row) => row.slice(0, white).every((dark) => !dark))).toBe(true)
  // The first row of the finder pattern.
  expect(grid[white]?.slice(white, white + 7)).toEqual(Array(7).fill(true))
})
