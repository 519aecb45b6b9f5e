import { type Source, unreadable } from './source.ts'

/** A box in memory: its type and what it contains. */
export type Box = { type: string; body: Buffer }

/** A box in the file: where it starts, where its content starts, where it ends. */
export type PlacedBox = { type: string; start: number; body: number; end: number }

/** Three minutes in fragments of a tenth of a second. */
const MOST_BOXES = 10_000

/** The boxes of the outermost level, without their content. */
export async function boxesOfFile(source: Source): Promise<PlacedBox[]> {
  const boxes: PlacedBox[] = []
  for (let start = 0; start < source.size; ) {
    const box = headOf(await source.bytes(start, Math.min(start + 16, source.size)), source.size - start)
    const placed = { type: box.type, start, body: start + box.header, end: start + box.size }
    boxes.push(placed)
    if (boxes.length > MOST_BOXES) throw unreadable()
    start = placed.end
  }
  return boxes
}

/** The boxes in a box. QuickTime ends some lists with four zeros. */
export function boxesIn(body: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; body.length - at >= 8; ) {
    const { type, header, size } = headOf(body.subarray(at), body.length - at)
    boxes.push({ type, body: body.subarray(at + header, at + size) })
    at += size
  }
  return boxes
}

/** Size 0 reaches to the end, size 1 is followed by one of 64 bits. */
function headOf(bytes: Buffer, room: number) {
  const short = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  const header = short === 1 ? 16 : 8
  const size = short === 0 ? room : short === 1 ? Number(bytes.readBigUInt64BE(8)) : short
  if (size < header || size > room) throw unreadable()
  return { type, header, size }
}

export function writeBox(type: string, ...bodies: Buffer[]): Buffer {
  const size = bodies.reduce((sum, body) => sum + body.length, 8)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...bodies], size)
}

/** The content of the first box of a type, by a path: 'mdia/minf/stbl'. */
export function find(body: Buffer, path: string): Buffer | undefined {
  return path
    .split('/')
    .reduce<Buffer | undefined>(
      (within, type) => within && boxesIn(within).find((box) => box.type === type)?.body,
      body,
    )
}

export function demand(body: Buffer, path: string): Buffer {
  const found = find(body, path)
  if (!found) throw unreadable()
  return found
}
