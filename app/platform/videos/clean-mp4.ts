import { AppError } from '#platform/errors.ts'
import { type Box, boxesIn, boxesOfFile, demand, find, type PlacedBox, writeBox } from './mp4-boxes.ts'
import {
  chunkOffsets,
  countUpTo,
  fragmentDefaults,
  fragmentsIn,
  merged,
  type Range,
  sampleRanges,
} from './mp4-samples.ts'
import { type CleanVideo, type Piece, type Source, unreadable } from './source.ts'

const LARGEST_MOOV = 32 * 1024 * 1024
const LARGEST_MOOF = 4 * 1024 * 1024
const VIDEO_CODECS = new Set(['avc1', 'avc3', 'hvc1', 'hev1'])

/** The file says nothing of the camera or program either. */
const FTYP = writeBox('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'))

type Track = { id: number; kind: 'vide' | 'soun'; trak: Buffer; stbl: Buffer }

/**
 * An MP4 or MOV without what else it tells: only boxes that are needed to play it are kept (no place, no camera, no
 * times, no names), only its pictures and sounds (a track of positions goes, and its bytes in the file become zeros),
 * and what a player needs first comes first. Nothing is encoded anew.
 */
export async function cleanMp4(source: Source): Promise<CleanVideo> {
  const boxes = await boxesOfFile(source)
  const moov = await contentOf(
    source,
    boxes.find(({ type }) => type === 'moov'),
    LARGEST_MOOV,
  )
  const tracks = tracksIn(moov)
  const media = boxes.filter(({ type }) => type === 'mdat' || type === 'moof')
  const fragments = await readFragments(source, { moov, tracks, media })
  const kept = merged([...samplesOf(moov, tracks, media), ...fragments.flatMap(({ ranges }) => ranges)])
  const first = tracks.find(({ kind }) => kind === 'vide')
  if (!first || !kept.length) throw unreadable()
  for (const range of kept)
    if (!media.some(({ type, body, end }) => type === 'mdat' && range.start >= body && range.end <= end))
      throw unreadable()

  // The moov of the same length whatever its offsets are: written once to know it, and again with them.
  const shift = FTYP.length + writeMoov(moov, tracks, (offset) => offset).length
  const moved = placesOf(media, shift)
  const pieces: Piece[] = [FTYP, writeMoov(moov, tracks, moved)]
  for (const box of media)
    pieces.push(...(box.type === 'mdat' ? mdatPieces(box, kept) : [await cleanMoof(source, box, { tracks, moved })]))
  return { type: 'video/mp4', duration_s: durationOf(moov, tracks, fragments), ...sizeOf(first), pieces }
}

async function contentOf(source: Source, box: PlacedBox | undefined, largest: number) {
  if (!box || box.end - box.body > largest) throw unreadable()
  return Buffer.from(await source.bytes(box.body, box.end))
}

function tracksIn(moov: Buffer): Track[] {
  return boxesIn(moov).flatMap(({ type, body: trak }) => {
    if (type !== 'trak') return []
    const kind = demand(trak, 'mdia/hdlr').toString('latin1', 8, 12)
    if (kind !== 'vide' && kind !== 'soun') return []
    const stbl = demand(trak, 'mdia/minf/stbl')
    if (kind === 'vide') refuseOtherCodecs(stbl)
    const tkhd = demand(trak, 'tkhd')
    return [{ id: tkhd.readUInt32BE(tkhd[0] === 1 ? 20 : 12), kind, trak, stbl }]
  })
}

function refuseOtherCodecs(stbl: Buffer) {
  for (const { type } of boxesIn(demand(stbl, 'stsd').subarray(8)))
    if (!VIDEO_CODECS.has(type))
      throw new AppError(
        'unsupported_type',
        'Este vídeo está num formato que nem todo navegador toca. Salve como MP4 (H.264) e envie outra vez.',
      )
}

function samplesOf(moov: Buffer, tracks: Track[], media: PlacedBox[]): Range[] {
  const starts = boxesIn(moov)
    .flatMap(({ type, body }) => (type === 'trak' ? chunkOffsets(demand(body, 'mdia/minf/stbl')) : []))
    .sort((a, b) => a - b)
  const endOf = (start: number) => media.find(({ body, end }) => start >= body && start < end)?.end ?? 0
  return tracks.flatMap(({ stbl }) => sampleRanges(stbl, { starts, endOf }))
}

type Parts = { moov: Buffer; tracks: Track[]; media: PlacedBox[] }

async function readFragments(source: Source, { moov, tracks, media }: Parts) {
  const defaults = fragmentDefaults(find(moov, 'mvex'))
  const fragments = []
  for (const box of media)
    if (box.type === 'moof')
      fragments.push(...fragmentsIn(await contentOf(source, box, LARGEST_MOOF), box.start, defaults))
  return fragments.filter(({ track }) => tracks.some(({ id }) => id === track))
}

/** Where a byte of the file will stand: the boxes that are kept follow each other. */
function placesOf(media: PlacedBox[], from: number) {
  let at = from
  const places = media.map((box) => {
    const shift = at - box.start
    at += box.end - box.start
    return { ...box, shift }
  })
  const starts = places.map(({ start }) => start)
  return (offset: number) => {
    const place = places[countUpTo(starts, offset) - 1]
    if (!place || offset >= place.end) throw unreadable()
    return offset + place.shift
  }
}

/** The box with its own size, as one that reaches to the end may not stay last; zeros where nothing kept stands. */
function mdatPieces({ start, body, end }: PlacedBox, kept: Range[]): Piece[] {
  const head = Buffer.alloc(body - start)
  head.writeUInt32BE(head.length === 16 ? 1 : end - start)
  head.write('mdat', 4, 'latin1')
  if (head.length === 16) head.writeBigUInt64BE(BigInt(end - start), 8)
  const pieces: Piece[] = [head]
  let at = body
  for (const range of kept) {
    if (range.start < body || range.start >= end) continue
    if (range.start > at) pieces.push({ zeros: range.start - at })
    pieces.push(range)
    at = range.end
  }
  if (at < end) pieces.push({ zeros: end - at })
  return pieces
}

const inFragment = new Set(['mfhd', 'traf', 'tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs'])

type Moving = { tracks: Track[]; moved: (offset: number) => number }

/** Of the same length, as its samples are found by their distance from it: what goes becomes free room of zeros. */
async function cleanMoof(source: Source, box: PlacedBox, { tracks, moved }: Moving) {
  const free = (body: Buffer) => writeBox('free', Buffer.alloc(body.length))
  const isOurs = (traf: Buffer) => tracks.some(({ id }) => id === demand(traf, 'tfhd').readUInt32BE(4))
  const clean = ({ type, body }: Box): Buffer => {
    if (!inFragment.has(type) || (type === 'traf' && !isOurs(body))) return free(body)
    if (type === 'traf') return writeBox(type, ...boxesIn(body).map(clean))
    if (type !== 'tfhd' || !(body.readUIntBE(1, 3) & 0x1)) return writeBox(type, body)
    const tfhd = Buffer.from(body)
    tfhd.writeBigUInt64BE(BigInt(moved(Number(tfhd.readBigUInt64BE(8)))), 8)
    return writeBox(type, tfhd)
  }
  const written = writeBox('moof', ...boxesIn(await contentOf(source, box, LARGEST_MOOF)).map(clean))
  if (written.length !== box.end - box.start) throw unreadable()
  return written
}

/** Boxes with boxes in them, and which of these are kept. */
const kept: Record<string, Set<string>> = {
  moov: new Set(['mvhd', 'trak', 'mvex']),
  mvex: new Set(['mehd', 'trex']),
  trak: new Set(['tkhd', 'edts', 'mdia']),
  edts: new Set(['elst']),
  mdia: new Set(['mdhd', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl']),
  dinf: new Set(['dref']),
  stbl: new Set('stsd stts ctts cslg stss stsc stsz stco co64 sdtp sbgp sgpd subs'.split(' ')),
}

function writeMoov(moov: Buffer, tracks: Track[], moved: (offset: number) => number): Buffer {
  const write = ({ type, body }: Box): Buffer => {
    const within = kept[type]
    if (!within) return writeBox(type, leaf[type]?.(body, moved) ?? body)
    const boxes = boxesIn(body).filter((box) => within.has(box.type) && isKeptTrack(box, tracks))
    return writeBox(type, ...boxes.map(write))
  }
  return write({ type: 'moov', body: moov })
}

function isKeptTrack({ type, body }: Box, tracks: Track[]) {
  if (type === 'trak') return tracks.some(({ trak }) => trak.equals(body))
  if (type === 'trex') return tracks.some(({ id }) => id === body.readUInt32BE(4))
  return true
}

/** What changes in the boxes that are kept. */
const leaf: Record<string, (body: Buffer, moved: (offset: number) => number) => Buffer> = {
  mvhd: withoutTimes,
  tkhd: withoutTimes,
  mdhd: withoutTimes,
  hdlr: (body) => Buffer.concat([Buffer.alloc(8), body.subarray(8, 12), Buffer.alloc(13)]),
  // In this file, whatever path it had on somebody's disk.
  dref: (body) => {
    const entries = boxesIn(body.subarray(8))
    if (entries.some((entry) => !(entry.body.readUInt32BE(0) & 1))) throw unreadable()
    const own = writeBox('url ', Buffer.from([0, 0, 0, 1]))
    return Buffer.concat([body.subarray(0, 8), ...entries.map(() => own)])
  },
  stsd: (body) => Buffer.concat([body.subarray(0, 8), ...boxesIn(body.subarray(8)).map(cleanEntry)]),
  stco: (body, moved) => {
    const table = Buffer.from(body)
    for (let at = 8; at < 8 + body.readUInt32BE(4) * 4; at += 4) table.writeUInt32BE(moved(body.readUInt32BE(at)), at)
    return table
  },
  co64: (body, moved) => {
    const table = Buffer.from(body)
    for (let at = 8; at < 8 + body.readUInt32BE(4) * 8; at += 8)
      table.writeBigUInt64BE(BigInt(moved(Number(body.readBigUInt64BE(at)))), at)
    return table
  },
}

/** Created and changed, after version and flags, in 32 or 64 bits. */
function withoutTimes(body: Buffer) {
  const clean = Buffer.from(body)
  clean.fill(0, 4, body[0] === 1 ? 20 : 12)
  return clean
}

const PICTURE_FIELDS = 78
const NAME_AT = 42

/** How pictures are encoded, without the encoder's name (GoPro writes its own). */
function cleanEntry({ type, body }: Box) {
  if (!VIDEO_CODECS.has(type)) return writeBox(type, body)
  const fields = Buffer.from(body.subarray(0, PICTURE_FIELDS))
  fields.fill(0, NAME_AT, NAME_AT + 32)
  const more = boxesIn(body.subarray(PICTURE_FIELDS)).filter((box) => !['uuid', 'udta', 'meta'].includes(box.type))
  return writeBox(type, fields, ...more.map((box) => writeBox(box.type, box.body)))
}

function durationOf(moov: Buffer, tracks: Track[], fragments: { track: number; duration: number }[]) {
  const mvhd = demand(moov, 'mvhd')
  const mehd = find(moov, 'mvex/mehd')
  const { scale, duration } = timesOf(mvhd)
  const said = duration || (mehd ? (mehd[0] === 1 ? Number(mehd.readBigUInt64BE(4)) : mehd.readUInt32BE(4)) : 0)
  if (said) return said / scale
  const seconds = tracks.map(({ id, trak }) => {
    const own = fragments.filter(({ track }) => track === id)
    return own.reduce((sum, fragment) => sum + fragment.duration, 0) / timesOf(demand(trak, 'mdia/mdhd')).scale
  })
  return Math.max(...seconds)
}

/** Of mvhd and mdhd; all ones mean that it is not known. */
function timesOf(body: Buffer) {
  const isLong = body[0] === 1
  const scale = body.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16)
  if (!scale) throw unreadable()
  return { scale, duration: duration >= (isLong ? 2 ** 63 : 2 ** 32 - 1) ? 0 : duration }
}

/** As shown: a telephone held upright records lying and says so in the matrix. */
function sizeOf({ trak, stbl }: Track) {
  const tkhd = demand(trak, 'tkhd')
  const matrix = tkhd[0] === 1 ? 52 : 40
  const [entry] = boxesIn(demand(stbl, 'stsd').subarray(8))
  if (!entry) throw unreadable()
  const width = tkhd.readUInt32BE(matrix + 36) >>> 16 || entry.body.readUInt16BE(24)
  const height = tkhd.readUInt32BE(matrix + 40) >>> 16 || entry.body.readUInt16BE(26)
  const isTurned = tkhd.readInt32BE(matrix) === 0 && tkhd.readInt32BE(matrix + 16) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}
