import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Keys } from './keys.ts'
import { sealing, unsealing } from './seal-stream.ts'

const keys: Keys = [randomBytes(32)]
const sealed = async (bytes: Buffer) =>
  buffer(Readable.from(bytes.length ? [bytes] : []).pipe(sealing(keys, 'exports/a')))
const opened = (bytes: Buffer, about = 'exports/a') =>
  buffer(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]).compose(unsealing(keys, about)))

test('what was sealed piece by piece opens as it was, whatever its size', async () => {
  for (const size of [0, 1, 1024 * 1024, 1024 * 1024 + 1, 3_500_000]) {
    const bytes = randomBytes(size)
    const hidden = await sealed(bytes)
    expect(size > 32 && hidden.includes(bytes.subarray(0, 32))).toBe(false)
    expect((await opened(hidden)).equals(bytes)).toBe(true)
  }
})

test('changed, cut off, put in another order or elsewhere it does not open', async () => {
  const hidden = await sealed(randomBytes(2_500_000))
  const first = 4 + hidden.readUInt32BE()
  const changed = Buffer.from(hidden)
  changed[first + 100] = (changed[first + 100] ?? 0) ^ 1
  const wrong = [changed, hidden.subarray(0, first), hidden.subarray(0, first + 9), hidden.subarray(first)]
  for (const bytes of wrong) await expect(opened(bytes)).rejects.toThrow()
  await expect(opened(hidden, 'exports/b')).rejects.toThrow()
})
