import { AppError } from '#platform/errors.ts'
import { blank, elementAt, elementsIn, type PlacedElement, readFloat, readUint, voidOf, writeElement } from './ebml.ts'
import { type CleanVideo, type Piece, type Source, unreadable } from './source.ts'

const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  trackName: 0x536e,
  codecId: 0x86,
  codecName: 0x258688,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  position: 0xa7,
  prevSize: 0xab,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
} as const

/** Entered rather than skipped: recorders leave their length open. */
const entered: number[] = [ID.segment, ID.cluster]
const keptAsTheyAre: number[] = [ID.seekHead, ID.cues, ID.position, ID.prevSize]
const codecs = ['V_VP8', 'V_VP9', 'V_AV1']
const LARGEST_HEAD = 1024 * 1024

type Tracks = { numbers: Set<number>; width: number; height: number; bytes: Buffer }

/**
 * A WebM without what else it tells (tags, attachments, chapters, titles, dates, programs): only elements that are
 * needed to play it are kept, the others become empty room of the same length, so that nothing moves.
 */
export async function cleanWebm(source: Source): Promise<CleanVideo> {
  let tracks: Tracks | undefined
  let info: { at: PlacedElement; body: Buffer } | undefined
  let [cluster, last] = [0, 0]
  const changes: { at: number; bytes: Buffer }[] = []
  const remove = (element: PlacedElement) =>
    changes.push({ at: element.start, bytes: voidOf(element.end - element.start) })

  for (let at = 0; at < source.size; ) {
    const element = await elementAt(source, at, entered)
    at = entered.includes(element.id) ? element.body : element.end
    if (element.id === ID.ebml) await demandWebm(source, element)
    else if (element.id === ID.info) info = { at: element, body: await contentOf(source, element) }
    else if (element.id === ID.tracks) {
      tracks = readTracks(await contentOf(source, element))
      changes.push({ at: element.body, bytes: tracks.bytes })
    } else if (element.id === ID.timestamp) cluster = readUint(await contentOf(source, element))
    else if (element.id === ID.simpleBlock || element.id === ID.blockGroup) {
      const block = await readBlock(source, element)
      if (!tracks?.numbers.has(block.track)) remove(element)
      else last = Math.max(last, cluster + block.time)
    } else if (!entered.includes(element.id) && !keptAsTheyAre.includes(element.id)) remove(element)
  }
  if (!tracks?.width || !tracks.height || !info) throw unreadable()
  const { bytes, duration_s } = cleanInfo(info.body, last)
  changes.push({ at: info.at.body, bytes })
  const { width, height } = tracks
  return { type: 'video/webm', duration_s, width, height, pieces: piecesOf(source, changes) }
}

const contentOf = async (source: Source, { body, end }: PlacedElement) => {
  if (end - body > LARGEST_HEAD) throw unreadable()
  return Buffer.from(await source.bytes(body, end))
}

async function demandWebm(source: Source, element: PlacedElement) {
  const type = elementsIn(await contentOf(source, element)).find(({ id }) => id === ID.docType)
  if (type?.content.toString('latin1').replace(/\0+$/, '') !== 'webm')
    throw new AppError('unsupported_type', 'Envie o vídeo em MP4, MOV ou WebM.')
}

/** Pictures and sounds; a track of anything else goes, as do names. Same length as before. */
function readTracks(body: Buffer): Tracks {
  const tracks: Tracks = { numbers: new Set(), width: 0, height: 0, bytes: body }
  const bytes = elementsIn(body).map((entry) => {
    if (entry.id !== ID.trackEntry) return voidOf(entry.whole.length)
    const fields = elementsIn(entry.content)
    const field = (id: number) => fields.find((one) => one.id === id)?.content
    const [number, type] = [field(ID.trackNumber), field(ID.trackType)].map((one) => (one ? readUint(one) : 0))
    if (!number || (type !== 1 && type !== 2)) return voidOf(entry.whole.length)
    if (type === 1) {
      const codec = field(ID.codecId)?.toString('latin1').replace(/\0+$/, '') ?? ''
      if (!codecs.includes(codec)) throw unreadable()
      const picture = elementsIn(field(ID.video) ?? Buffer.alloc(0))
      const side = (id: number) => readUint(picture.find((one) => one.id === id)?.content ?? Buffer.alloc(0))
      tracks.width ||= side(ID.pixelWidth)
      tracks.height ||= side(ID.pixelHeight)
    }
    tracks.numbers.add(number)
    const kept = fields.map(({ id, whole }) =>
      blank(id) || [ID.trackName, ID.codecName].some((gone) => gone === id) ? voidOf(whole.length) : whole,
    )
    return Buffer.concat([entry.whole.subarray(0, entry.whole.length - entry.content.length), ...kept])
  })
  tracks.bytes = Buffer.concat(bytes)
  return tracks
}

/** Track and time, in ticks from its cluster's. */
async function readBlock(source: Source, element: PlacedElement) {
  let { body, end } = element
  if (element.id === ID.blockGroup) {
    for (let at = body; ; ) {
      if (at >= end) throw unreadable()
      const inner = await elementAt(source, at)
      if (inner.id === ID.block) {
        body = inner.body
        end = inner.end
        break
      }
      at = inner.end
    }
  }
  const head = await source.bytes(body, Math.min(body + 4, end))
  // Nobody has more than 127 tracks: the number is one byte, its first bit set.
  return { track: head.readUInt8(0) & 0x7f, time: head.readInt16BE(1) }
}

/**
 * How long a tick takes and, where there is room, how long all takes: a browser that records leaves it out, and players
 * then show no bar. The names of programs must be there, and are empty. Same length as before.
 */
function cleanInfo(body: Buffer, last: number) {
  const fields = elementsIn(body)
  const field = (id: number) => fields.find((one) => one.id === id)?.content
  const scale = readUint(field(ID.timestampScale) ?? Buffer.from([0x0f, 0x42, 0x40]))
  const said = field(ID.duration)
  const ticks = said ? readFloat(said) : last
  if (!scale || !(ticks > 0)) throw unreadable()
  const number = Buffer.alloc(8)
  number.writeDoubleBE(ticks)
  const scaled = Buffer.alloc(4)
  scaled.writeUInt32BE(scale)
  const parts: Buffer[] = [
    writeElement(ID.timestampScale, scaled),
    writeElement(ID.muxingApp, Buffer.alloc(0)),
    writeElement(ID.writingApp, Buffer.alloc(0)),
  ]
  const duration = writeElement(ID.duration, said ?? number)
  if (lengthOf(parts) + duration.length <= body.length) parts.push(duration)
  const room = body.length - lengthOf(parts)
  if (room < 0) throw unreadable()
  // The least that empty room takes is two bytes; one is a name of one zero.
  if (room === 1) parts[1] = writeElement(ID.muxingApp, Buffer.alloc(1))
  else if (room) parts.push(voidOf(room))
  return { bytes: Buffer.concat(parts), duration_s: (ticks * scale) / 1e9 }
}

const lengthOf = (parts: Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

function piecesOf({ size }: Source, changes: { at: number; bytes: Buffer }[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { at, bytes } of changes.sort((a, b) => a.at - b.at)) {
    if (at > done) pieces.push({ start: done, end: at })
    pieces.push(bytes)
    done = at + bytes.length
  }
  if (done < size) pieces.push({ start: done, end: size })
  return pieces
}
