import { type Source, unreadable } from './source.ts'

/** An element in memory. */
export type Element = { id: number; whole: Buffer; content: Buffer }

/** An element in the file. */
export type PlacedElement = { id: number; start: number; body: number; end: number }

const VOID = 0xec
const CRC = 0xbf

/** Checksums of what changes, and empty room that may hide something. */
export const blank = (id: number) => id === VOID || id === CRC

/** A length may be open (all ones) only where `open` allows it: it then reaches to the end of the file. */
export async function elementAt(source: Source, start: number, open: readonly number[] = []): Promise<PlacedElement> {
  const head = headOf(await source.bytes(start, Math.min(start + 12, source.size)))
  const body = start + head.length
  if (head.size === undefined && !open.includes(head.id)) throw unreadable()
  const end = head.size === undefined ? source.size : body + head.size
  if (end > source.size) throw unreadable()
  return { id: head.id, start, body, end }
}

export function elementsIn(body: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < body.length; ) {
    const { id, length, size } = headOf(body.subarray(at, at + 12))
    if (size === undefined || at + length + size > body.length) throw unreadable()
    const end = at + length + size
    elements.push({ id, whole: body.subarray(at, end), content: body.subarray(at + length, end) })
    at = end
  }
  return elements
}

/** The first byte says by its leading zeros how many follow; an id keeps that mark, a size does not. */
function headOf(bytes: Buffer) {
  const idLength = lengthBy(bytes.readUInt8(0))
  if (idLength > 4) throw unreadable()
  const sizeLength = lengthBy(bytes.readUInt8(idLength))
  const length = idLength + sizeLength
  if (sizeLength > 8 || length > bytes.length) throw unreadable()
  const mask = 0xff >> sizeLength
  const digits = Buffer.from(bytes.subarray(idLength, length))
  digits[0] = digits.readUInt8(0) & mask
  const isOpen = digits.every((byte, at) => byte === (at === 0 ? mask : 0xff))
  const raw = readUint(digits)
  if (!isOpen && !Number.isSafeInteger(raw)) throw unreadable()
  return { id: readUint(bytes.subarray(0, idLength)), length, size: isOpen ? undefined : raw }
}

const lengthBy = (first: number) => (first ? Math.clz32(first) - 23 : 9)

export const readUint = (bytes: Buffer) => bytes.reduce((number, byte) => number * 256 + byte, 0)

export function readFloat(bytes: Buffer) {
  if (bytes.length === 4) return bytes.readFloatBE(0)
  if (bytes.length === 8) return bytes.readDoubleBE(0)
  throw unreadable()
}

/** With a length of one byte, so up to 126 bytes of content. */
export function writeElement(id: number, content: Buffer) {
  const name = Buffer.alloc(4)
  name.writeUInt32BE(id)
  const first = name.findIndex((byte) => byte !== 0)
  return Buffer.concat([name.subarray(first), Buffer.from([0x80 | content.length]), content])
}

/** Empty room of a length, at least two bytes. */
export function voidOf(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes[0] = VOID
  if (length <= 128) bytes[1] = 0x80 | (length - 2)
  else bytes.writeBigUInt64BE(2n ** 56n + BigInt(length - 9), 1)
  return bytes
}
