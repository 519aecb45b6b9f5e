import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOf } from './qr-path.model.ts'

/** The grid that a path draws, as rows of booleans. */
function drawn({ size, path }: ReturnType<typeof qrOf>) {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step++) (grid[Number(y)] as boolean[])[Number(x) + step] = true
  return grid
}

test('the path draws exactly the modules of the code for that address', () => {
  const address = 'https://grower.example/cultivo/planta/12345?registrar=1'
  expect(drawn(qrOf(address))).toEqual(encode(address, { ecc: 'M', border: 2 }).data)
})

test('another address is another code, and there is white around it', () => {
  expect(qrOf('https://a.example/1').path).not.toBe(qrOf('https://a.example/2').path)
  const grid = drawn(qrOf('https://a.example/1'))
  expect(grid[0]?.some(Boolean) || grid[1]?.some(Boolean) || grid.some((row) => row[0] || row[1])).toBe(false)
  expect(grid[2]?.slice(2, 9)).toEqual(Array(7).fill(true))
})
