import { boxesIn, demand, find } from './mp4-boxes.ts'
import { unreadable } from './source.ts'

export type Range = { start: number; end: number }

/** Five times what three minutes have with a chunk for each picture. */
const MOST_CHUNKS = 50_000

/** Where the chunks of a track begin, of 32 or 64 bits. */
export function chunkOffsets(stbl: Buffer): number[] {
  const short = find(stbl, 'stco')
  const table = short ?? demand(stbl, 'co64')
  const count = table.readUInt32BE(4)
  if (count > MOST_CHUNKS) throw unreadable()
  return Array.from({ length: count }, (_, at) =>
    short ? table.readUInt32BE(8 + at * 4) : Number(table.readBigUInt64BE(8 + at * 8)),
  )
}

/**
 * Which bytes of the file are a track's samples. Sounds of a constant size are counted in QuickTime by other units than
 * bytes: such a chunk reaches to the next one of any track (`starts`, growing) or to the end of its mdat.
 */
export function sampleRanges(stbl: Buffer, { starts, endOf }: { starts: number[]; endOf: (start: number) => number }) {
  const stsz = demand(stbl, 'stsz')
  const constant = stsz.readUInt32BE(4)
  const perChunk = samplesPerChunk(demand(stbl, 'stsc'))
  let sample = 0
  return chunkOffsets(stbl).map((start, at): Range => {
    if (constant) return { start, end: starts[countUpTo(starts, start)] ?? endOf(start) }
    let end = start
    for (const last = sample + perChunk(at + 1); sample < last; sample++) end += stsz.readUInt32BE(12 + sample * 4)
    return { start, end }
  })
}

/** How many of growing numbers are not above a limit. */
export function countUpTo(numbers: readonly number[], limit: number) {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** How many samples a chunk has, by its number from 1 on, asked in order. */
function samplesPerChunk(stsc: Buffer) {
  const runs = stsc.readUInt32BE(4)
  let run = 0
  return (chunk: number) => {
    while (run + 1 < runs && stsc.readUInt32BE(8 + (run + 1) * 12) <= chunk) run++
    return stsc.readUInt32BE(8 + run * 12 + 4)
  }
}

type Defaults = { duration: number; size: number }

/** What the fragments of each track count on, by track. */
export function fragmentDefaults(mvex: Buffer | undefined) {
  const defaults = new Map<number, Defaults>()
  for (const { type, body } of mvex ? boxesIn(mvex) : [])
    if (type === 'trex')
      defaults.set(body.readUInt32BE(4), { duration: body.readUInt32BE(12), size: body.readUInt32BE(16) })
  return defaults
}

export type Fragment = { track: number; duration: number; ranges: Range[] }

/** The samples of a fragment (moof), by track: how long they take, and where they are. */
export function fragmentsIn(moof: Buffer, start: number, defaults: Map<number, Defaults>): Fragment[] {
  let end = start
  return boxesIn(moof)
    .filter(({ type }) => type === 'traf')
    .map(({ body: traf }, at) => {
      const head = headOfFragment(demand(traf, 'tfhd'), defaults)
      const base = head.base ?? (head.isFromMoof || at === 0 ? start : end)
      const fragment: Fragment = { track: head.track, duration: 0, ranges: [] }
      end = base
      for (const { type, body } of boxesIn(traf)) {
        if (type !== 'trun') continue
        const run = readRun(body, { ...head, base, end })
        fragment.duration += run.duration
        fragment.ranges.push(run.range)
        end = run.range.end
      }
      return fragment
    })
}

function headOfFragment(tfhd: Buffer, defaults: Map<number, Defaults>) {
  const flags = tfhd.readUIntBE(1, 3)
  const track = tfhd.readUInt32BE(4)
  let at = 8
  const field = (flag: number, length: 4 | 8) => {
    if (!(flags & flag)) return undefined
    at += length
    return length === 4 ? tfhd.readUInt32BE(at - 4) : Number(tfhd.readBigUInt64BE(at - 8))
  }
  const base = field(0x1, 8)
  field(0x2, 4)
  const duration = field(0x8, 4) ?? defaults.get(track)?.duration ?? 0
  const size = field(0x10, 4) ?? defaults.get(track)?.size ?? 0
  return { track, base, duration, size, isFromMoof: Boolean(flags & 0x20000) }
}

function readRun(trun: Buffer, known: { base: number; end: number; duration: number; size: number }) {
  const flags = trun.readUIntBE(1, 3)
  const count = trun.readUInt32BE(4)
  let at = 8
  const next = (flag: number) => {
    if (!(flags & flag)) return undefined
    at += 4
    return trun.readUInt32BE(at - 4)
  }
  const offset = flags & 0x1 ? trun.readInt32BE(at) : undefined
  next(0x1)
  next(0x4)
  const start = offset === undefined ? known.end : known.base + offset
  if (!(flags & 0xf00)) return { duration: count * known.duration, range: { start, end: start + count * known.size } }
  let [duration, end] = [0, start]
  for (let sample = 0; sample < count; sample++) {
    duration += next(0x100) ?? known.duration
    end += next(0x200) ?? known.size
    next(0x400)
    next(0x800)
  }
  return { duration, range: { start, end } }
}

/** In order, and those that touch or overlap as one. */
export function merged(ranges: readonly Range[]): Range[] {
  const inOrder = ranges.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start)
  const all: Range[] = []
  for (const range of inOrder) {
    const last = all.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else all.push({ ...range })
  }
  return all
}
