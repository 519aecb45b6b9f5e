import { writeBox } from './mp4-boxes.ts'

const u16 = (...numbers: number[]) => Buffer.concat(numbers.map((n) => Buffer.from([n >> 8, n & 255])))
const u32 = (...numbers: number[]) =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(number >>> 0)
      return bytes
    }),
  )
const u64 = (number: number) => u32(Math.floor(number / 2 ** 32), number % 2 ** 32)

export const PLACE = '-23.5505-046.6333+760.000/'
export const CAMERA = 'iPhone de Marina'
/** 2026-10-01 in seconds since 1904. */
const TIME = 3_873_744_000

type Options = {
  /** As cameras write it, with what a player needs at the end. */
  moovLast?: boolean
  seconds?: number
  codec?: string
  turned?: boolean
  /** Offsets of 64 bits. */
  long?: boolean
  /** A box of unknown length at the end. */
  openEnd?: boolean
}

export const PICTURES = [Buffer.from('picture-one'), Buffer.from('picture-number-two'), Buffer.from('picture-3')]
export const SOUNDS = [Buffer.from('sound-a'), Buffer.from('sound-bb')]
const POSITIONS = [Buffer.from(`gpmd ${PLACE}`), Buffer.from(`gpmd ${PLACE} again`)]

/** An MP4 as a telephone writes it: pictures, sounds, a track of positions, place, camera, times and names. */
export function anMp4({
  moovLast = true,
  seconds = 12,
  codec = 'avc1',
  turned = false,
  long = false,
  openEnd,
}: Options = {}) {
  const ftyp = writeBox('ftyp', Buffer.from('qt  \0\0\0\0qt  ', 'latin1'))
  // Interleaved, as in a real file.
  const order = [PICTURES[0], POSITIONS[0], SOUNDS[0], PICTURES[1], SOUNDS[1], POSITIONS[1], PICTURES[2]] as Buffer[]
  const content = Buffer.concat(order)
  const offsetsFrom = (start: number) => (chunks: Buffer[]) =>
    chunks.map((chunk) => start + order.slice(0, order.indexOf(chunk)).reduce((sum, { length }) => sum + length, 0))
  const build = (start: number) => {
    const at = offsetsFrom(start)
    const track = (id: number, kind: string, chunks: Buffer[], entry: Buffer) =>
      writeBox(
        'trak',
        writeBox(
          'tkhd',
          u32(0, TIME, TIME, id, 0, seconds * 600),
          Buffer.alloc(16),
          matrix(turned && kind === 'vide'),
          sides(kind),
        ),
        writeBox('edts', writeBox('elst', u32(0, 1, seconds * 600, 0), u16(1, 0))),
        writeBox('tref', writeBox('cdsc', u32(1))),
        writeBox('udta', writeBox('name', Buffer.from(CAMERA))),
        writeBox(
          'mdia',
          writeBox('mdhd', u32(0, TIME, TIME, 600, seconds * 600), u16(0, 0)),
          writeBox(
            'hdlr',
            u32(0),
            Buffer.from('mhlr'),
            Buffer.from(kind),
            Buffer.from('appl'),
            u32(0, 0),
            Buffer.from(`\x0e${CAMERA}`),
          ),
          writeBox(
            'minf',
            kind === 'vide' ? writeBox('vmhd', u32(1), Buffer.alloc(8)) : writeBox('smhd', u32(0, 0)),
            writeBox('hdlr', u32(0), Buffer.from('dhlralis'), u32(0, 0, 0), Buffer.from(CAMERA)),
            writeBox(
              'dinf',
              writeBox('dref', u32(0, 1), writeBox('alis', u32(1), Buffer.from('/Users/marina/video.mov'))),
            ),
            writeBox(
              'stbl',
              writeBox('stsd', u32(0, 1), entry),
              writeBox('stts', u32(0, 1, chunks.length, (seconds * 600) / chunks.length)),
              writeBox('stsc', u32(0, 1, 1, 1, 1)),
              writeBox('stsz', u32(0, 0, chunks.length, ...chunks.map(({ length }) => length))),
              long
                ? writeBox('co64', u32(0, chunks.length), ...at(chunks).map(u64))
                : writeBox('stco', u32(0, chunks.length, ...at(chunks))),
            ),
          ),
        ),
      )
    return writeBox(
      'moov',
      writeBox('mvhd', u32(0, TIME, TIME, 600, seconds * 600), Buffer.alloc(80)),
      track(1, 'vide', PICTURES, pictureEntry(codec)),
      track(2, 'soun', SOUNDS, writeBox('mp4a', Buffer.alloc(28))),
      track(3, 'meta', POSITIONS, writeBox('gpmd', Buffer.alloc(8))),
      writeBox(
        'udta',
        writeBox('\xa9xyz', u16(PLACE.length, 0x15c7), Buffer.from(PLACE)),
        writeBox('\xa9mod', Buffer.from(CAMERA)),
      ),
      writeBox(
        'meta',
        writeBox('keys', Buffer.from('com.apple.quicktime.location.ISO6709')),
        writeBox('ilst', Buffer.from(PLACE)),
      ),
    )
  }
  const uuid = writeBox('uuid', Buffer.from(`XMP ${PLACE}`))
  const free = writeBox('free', Buffer.from(CAMERA))
  const mdat = writeBox('mdat', content)
  if (openEnd) mdat.writeUInt32BE(0)
  const start = ftyp.length + uuid.length + 8
  if (moovLast && !openEnd) return Buffer.concat([ftyp, uuid, mdat, free, build(start)])
  const moov = build(0)
  return Buffer.concat([ftyp, uuid, free, build(start + free.length + moov.length), mdat])
}

const matrix = (turned: boolean) =>
  turned ? u32(0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000) : u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

const sides = (kind: string) => (kind === 'vide' ? u32(1920 << 16, 1080 << 16) : u32(0, 0))

const pictureEntry = (codec: string) =>
  writeBox(
    codec,
    Buffer.alloc(24),
    u16(1920, 1080),
    Buffer.alloc(14),
    Buffer.from(CAMERA.padEnd(32, '\0')),
    Buffer.alloc(4),
    writeBox('avcC', Buffer.from([1, 77, 0, 31])),
    writeBox('uuid', Buffer.from(PLACE)),
  )

type Fragmented = { base?: boolean; positions?: boolean }

/** An MP4 in fragments, as browsers record it; lengths are known by its fragments alone. */
export function aFragmentedMp4({ base = false, positions = false }: Fragmented = {}) {
  const ftyp = writeBox('ftyp', Buffer.from('iso5\0\0\0\0iso5', 'latin1'))
  const track = (id: number, kind: string, entry: Buffer) =>
    writeBox(
      'trak',
      writeBox('tkhd', u32(0, TIME, TIME, id, 0, 0), Buffer.alloc(16), matrix(false), sides(kind)),
      writeBox(
        'mdia',
        writeBox('mdhd', u32(0, TIME, TIME, 1000, 0), u16(0, 0)),
        writeBox('hdlr', u32(0, 0), Buffer.from(kind), u32(0, 0, 0), Buffer.from(CAMERA)),
        writeBox(
          'minf',
          writeBox('vmhd', u32(1), Buffer.alloc(8)),
          writeBox('dinf', writeBox('dref', u32(0, 1), writeBox('url ', u32(1)))),
          writeBox(
            'stbl',
            writeBox('stsd', u32(0, 1), entry),
            writeBox('stts', u32(0, 0)),
            writeBox('stsc', u32(0, 0)),
            writeBox('stsz', u32(0, 0, 0)),
            writeBox('stco', u32(0, 0)),
          ),
        ),
      ),
    )
  const moov = writeBox(
    'moov',
    writeBox('mvhd', u32(0, TIME, TIME, 1000, 0), Buffer.alloc(80)),
    track(1, 'vide', pictureEntry('avc1')),
    ...(positions ? [track(2, 'meta', writeBox('gpmd', Buffer.alloc(8)))] : []),
    writeBox('mvex', writeBox('trex', u32(0, 1, 1, 2000, 0, 0)), writeBox('trex', u32(0, 2, 1, 2000, 0, 0))),
    writeBox('udta', writeBox('\xa9xyz', Buffer.from(PLACE))),
  )
  const before = [ftyp, moov, writeBox('emsg', Buffer.from(PLACE))]
  for (const picture of PICTURES) {
    const start = before.reduce((sum, { length }) => sum + length, 0)
    const place = Buffer.from(PLACE)
    const traf = (track_id: number, size: number, offset: number) =>
      writeBox(
        'traf',
        base ? writeBox('tfhd', u32(0x1, track_id), u64(start)) : writeBox('tfhd', u32(0x20000, track_id)),
        writeBox('tfdt', u32(0, 0)),
        writeBox('trun', u32(0x201, 1, offset, size)),
        writeBox('uuid', Buffer.from(CAMERA)),
      )
    const moofOf = (length: number) =>
      writeBox(
        'moof',
        writeBox('mfhd', u32(0, 1)),
        traf(1, picture.length, length + 8),
        ...(positions ? [traf(2, place.length, length + 8 + picture.length)] : []),
      )
    before.push(moofOf(moofOf(0).length), writeBox('mdat', picture, ...(positions ? [place] : [])))
  }
  return Buffer.concat([...before, writeBox('mfra', Buffer.from(CAMERA))])
}

const element = (id: number[], ...content: Buffer[]) => {
  const length = content.reduce((sum, one) => sum + one.length, 0)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(2n ** 56n + BigInt(length))
  return Buffer.concat([Buffer.from(id), size, ...content])
}
const open = (id: number[]) => Buffer.from([...id, 0x01, 255, 255, 255, 255, 255, 255, 255])
const number = (value: number) => u32(value)
const ticks = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

type WebmOptions = { live?: boolean; docType?: string; codec?: string; seconds?: number }

/** A WebM with tags, attachments, titles and a track of texts; `live`, as browsers record it, without lengths. */
export function aWebm({ live = false, docType = 'webm', codec = 'V_VP9', seconds = 12 }: WebmOptions = {}) {
  const block = (track: number, time: number, bytes: Buffer) =>
    element([0xa3], Buffer.from([0x80 | track]), u16(time), Buffer.from([0]), bytes)
  const entry = (track: number, type: number, ...more: Buffer[]) =>
    element(
      [0xae],
      element([0xd7], number(track)),
      element([0x83], number(type)),
      element([0x53, 0x6e], Buffer.from(CAMERA)),
      ...more,
    )
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x2a, 0xd7, 0xb1], number(1_000_000)),
    ...(live
      ? []
      : [
          element([0x44, 0x89], ticks(seconds * 1000)),
          element([0x44, 0x61], u64(TIME)),
          element([0x7b, 0xa9], Buffer.from(PLACE)),
        ]),
    element([0x4d, 0x80], Buffer.from('Chrome')),
    element([0x57, 0x41], Buffer.from(CAMERA)),
  )
  const tracks = element(
    [0x16, 0x54, 0xae, 0x6b],
    element([0xbf], u32(1)),
    entry(
      1,
      1,
      element([0x86], Buffer.from(codec)),
      element([0xe0], element([0xb0], number(1280)), element([0xba], number(720))),
    ),
    entry(2, 2, element([0x86], Buffer.from('A_OPUS'))),
    entry(3, 0x11, element([0x86], Buffer.from('D_WEBVTT'))),
  )
  const [first = Buffer.alloc(0), second = Buffer.alloc(0), third = Buffer.alloc(0)] = PICTURES
  const clusters = [
    [
      element([0xe7], number(0)),
      block(1, 0, first),
      block(3, 0, Buffer.from(PLACE)),
      block(2, 10, SOUNDS[0] as Buffer),
    ],
    [
      element([0xe7], number(seconds * 1000 - 500)),
      block(1, 0, second),
      element(
        [0xa0],
        element([0xa1], Buffer.from([0x81]), u16(500), Buffer.from([0]), third),
        element([0x9b], number(40)),
      ),
    ],
  ]
  const cluster = [0x1f, 0x43, 0xb6, 0x75]
  const segment = [
    element([0xec], Buffer.from(PLACE)),
    info,
    tracks,
    ...clusters.map((blocks) => (live ? Buffer.concat([open(cluster), ...blocks]) : element(cluster, ...blocks))),
    element([0x12, 0x54, 0xc3, 0x67], Buffer.from(PLACE.repeat(12))),
    element([0x19, 0x41, 0xa4, 0x69], Buffer.from(CAMERA)),
  ]
  const id = [0x18, 0x53, 0x80, 0x67]
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    live ? Buffer.concat([open(id), ...segment]) : element(id, ...segment),
  ])
}
