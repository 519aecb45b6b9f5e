import { Transform } from 'node:stream'
import type { Keys } from './keys.ts'
import { seal, unseal } from './seal.ts'

const PIECE = 1024 * 1024
const LENGTH = 4

/** Bound to its place among the others, and to whether it is the last: none can be moved, left out, or cut off. */
const placeOf = (about: string, at: number, last: boolean) => `${about}#${at}${last ? '!' : ''}`

/** As `seal`, for what is too large for memory: pieces, each with its length before it. */
export function sealing(keys: Keys, about: string): Transform {
  let [held, at] = [Buffer.alloc(0), 0]
  const piece = (bytes: Buffer, last: boolean) => {
    const sealed = seal(keys, placeOf(about, at++, last), bytes)
    const length = Buffer.alloc(LENGTH)
    length.writeUInt32BE(sealed.length)
    return Buffer.concat([length, sealed])
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      held = Buffer.concat([held, chunk])
      for (; held.length > PIECE; held = held.subarray(PIECE)) this.push(piece(held.subarray(0, PIECE), false))
      done()
    },
    flush(done) {
      done(null, piece(held, true))
    },
  })
}

/** Decrypts; fails when something was changed or the end is missing. */
export function unsealing(keys: Keys, about: string): Transform {
  let [held, at] = [Buffer.alloc(0), 0]
  const end = () => (held.length < LENGTH ? Number.POSITIVE_INFINITY : LENGTH + held.readUInt32BE())
  const piece = (last: boolean) => unseal(keys, placeOf(about, at++, last), held.subarray(LENGTH, end()))
  return new Transform({
    transform(chunk: Buffer, _, done) {
      held = Buffer.concat([held, chunk])
      try {
        // What nothing follows yet may be the last one.
        for (; held.length > end(); held = held.subarray(end())) this.push(piece(false))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        if (held.length !== end()) throw new Error(`${about} is cut off`)
        done(null, piece(true))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
