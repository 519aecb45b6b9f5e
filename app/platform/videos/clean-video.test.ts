import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { cleanVideo } from './clean-video.ts'
import { boxesIn, demand, find } from './mp4-boxes.ts'
import { chunkOffsets } from './mp4-samples.ts'
import { aFragmentedMp4, anMp4, aWebm, CAMERA, PICTURES, PLACE, SOUNDS } from './sample-videos.factory.ts'
import { bytesOf, fileSource } from './source.ts'

async function cleaned(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'grower-limpo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'video')
  await writeFile(path, bytes)
  const file = await open(path)
  onTestFinished(() => file.close())
  const source = fileSource(file, bytes.length)
  const { pieces, ...video } = await cleanVideo(source)
  return { ...video, bytes: await buffer(Readable.from(bytesOf(source, pieces))) }
}

async function refusalOf(bytes: Buffer) {
  try {
    await cleaned(bytes)
  } catch (error) {
    if (error instanceof AppError) return { status: error.status, message: error.message }
    throw error
  }
  return 'taken'
}

const topBoxes = (bytes: Buffer) => boxesIn(bytes).map(({ type }) => type)

/** The samples as a player finds them. */
function samples(bytes: Buffer, track: number) {
  const moov = demand(bytes, 'moov')
  const trak = boxesIn(moov).filter(({ type }) => type === 'trak')[track]
  const stbl = demand(trak?.body ?? Buffer.alloc(0), 'mdia/minf/stbl')
  const sizes = demand(stbl, 'stsz')
  return chunkOffsets(stbl).map((start, at) =>
    bytes.subarray(start, start + sizes.readUInt32BE(12 + at * 4)).toString(),
  )
}

const told = ['gpmd', PLACE, CAMERA, 'marina', 'ISO6709', 'xyz', 'Lavf', 'Chrome', 'V_TEXT', 'WEBVTT']
const expectNothingTold = (bytes: Buffer) => {
  for (const words of told) expect(bytes.includes(words), words).toBe(false)
}

describe('an MP4', () => {
  test.for([
    ['that a camera wrote', {}],
    ['with what a player needs in front already', { moovLast: false }],
    ['with offsets of 64 bits', { long: true }],
    ['whose last box is open', { openEnd: true }],
  ] as const)(
    '%s loses place, camera, names and times, and nothing of its pictures and sounds',
    async ([, options]) => {
      const before = anMp4(options)
      expect(before.includes(PLACE) && before.includes(CAMERA)).toBe(true)
      const { bytes, ...read } = await cleaned(before)
      expect(read).toEqual({ type: 'video/mp4', duration_s: 12, width: 1920, height: 1080 })
      expectNothingTold(bytes)
      expect(topBoxes(bytes)).toEqual(['ftyp', 'moov', 'mdat'])
      expect(samples(bytes, 0)).toEqual(PICTURES.map(String))
      expect(samples(bytes, 1)).toEqual(SOUNDS.map(String))
      const moov = demand(bytes, 'moov')
      expect(boxesIn(moov).map(({ type }) => type)).toEqual(['mvhd', 'trak', 'trak'])
      const trak = demand(moov, 'trak')
      for (const path of ['tkhd', 'mdia/mdhd']) expect(demand(trak, path).subarray(4, 12)).toEqual(Buffer.alloc(8))
      expect(demand(moov, 'mvhd').subarray(4, 12)).toEqual(Buffer.alloc(8))
      expect(find(trak, 'tref') ?? find(trak, 'udta')).toBeUndefined()
      expect(demand(trak, 'mdia/minf/stbl/stsd').includes('avcC')).toBe(true)
    },
  )

  test('that is clean already stays as it is', async () => {
    const once = await cleaned(anMp4())
    expect((await cleaned(once.bytes)).bytes.equals(once.bytes)).toBe(true)
  })

  test('of a telephone held upright is as high as it is shown', async () => {
    expect(await cleaned(anMp4({ turned: true }))).toMatchObject({ width: 1080, height: 1920 })
  })

  test('in HEVC is taken, in another codec refused in words', async () => {
    expect(await cleaned(anMp4({ codec: 'hvc1' }))).toMatchObject({ type: 'video/mp4' })
    expect(await refusalOf(anMp4({ codec: 'apcn' }))).toEqual({
      status: 415,
      message: 'Este vídeo está num formato que nem todo navegador toca. Salve como MP4 (H.264) e envie outra vez.',
    })
  })

  test.for([
    ['', {}],
    [', its places counted from the start of the file', { base: true }],
    [', with a track of positions', { positions: true }],
    [', with both', { base: true, positions: true }],
  ] as const)('in fragments%s keeps only pictures', async ([, options]) => {
    const { bytes, ...read } = await cleaned(aFragmentedMp4(options))
    expect(read).toEqual({ type: 'video/mp4', duration_s: 6, width: 1920, height: 1080 })
    expectNothingTold(bytes)
    expect(topBoxes(bytes)).toEqual(['ftyp', 'moov', 'moof', 'mdat', 'moof', 'mdat', 'moof', 'mdat'])
    let start = 0
    const shown: string[] = []
    for (const { type, body } of boxesIn(bytes)) {
      if (type === 'moof') {
        const traf = demand(body, 'traf')
        const [tfhd, trun] = [demand(traf, 'tfhd'), demand(traf, 'trun')]
        const from = tfhd.readUIntBE(1, 3) & 1 ? Number(tfhd.readBigUInt64BE(8)) : start
        const at = from + trun.readInt32BE(8)
        shown.push(bytes.subarray(at, at + trun.readUInt32BE(12)).toString())
        if (tfhd.readUIntBE(1, 3) & 1) expect(from).toBe(start)
      }
      start += body.length + 8
    }
    expect(shown).toEqual(PICTURES.map(String))
  })
})

describe('a WebM', () => {
  test.for([
    ['with its length', {}],
    ['as a browser records it, without lengths', { live: true }],
  ] as const)('%s loses tags, titles, dates and programs, and moves nothing', async ([, options]) => {
    const before = aWebm(options)
    const { bytes, ...read } = await cleaned(before)
    expect(read).toEqual({ type: 'video/webm', duration_s: 12, width: 1280, height: 720 })
    expectNothingTold(bytes)
    expect(bytes.length).toBe(before.length)
    for (const kept of [...PICTURES, ...SOUNDS.slice(0, 1)]) expect(bytes.indexOf(kept)).toBe(before.indexOf(kept))
    expect((await cleaned(bytes)).bytes.equals(bytes)).toBe(true)
  })

  test('in Matroska or with another codec is refused in words', async () => {
    expect(await refusalOf(aWebm({ docType: 'matroska' }))).toMatchObject({ status: 415 })
    expect(await refusalOf(aWebm({ codec: 'V_MPEG4/ISO/AVC' }))).toMatchObject({ status: 415 })
  })
})

test.for([
  ['mp4', anMp4],
  ['webm', aWebm],
] as const)('a video longer than three minutes is refused (%s)', async ([, make]) => {
  expect(await cleaned(make({ seconds: 180 }))).toMatchObject({ duration_s: 180 })
  expect(await refusalOf(make({ seconds: 181 }))).toEqual({
    status: 422,
    message: 'O vídeo passa de 3 minutos. Corte um trecho e envie de novo.',
  })
})

test('what is no video is refused in words, whatever its name', async () => {
  for (const bytes of [
    Buffer.from('PK\x03\x04 a zip that is long enough'),
    Buffer.from('x'),
    Buffer.from('%PDF-1.7 and more'),
  ])
    expect(await refusalOf(bytes)).toEqual({
      status: 415,
      message: 'Este arquivo não é um vídeo que a gente aceita. Envie MP4, MOV ou WebM.',
    })
})

test.for([
  ['mp4', anMp4()],
  ['mp4, moov first', anMp4({ moovLast: false })],
  ['mp4 in fragments', aFragmentedMp4({ positions: true })],
  ['webm', aWebm()],
  ['live webm', aWebm({ live: true })],
] as const)('a %s cut or spoilt anywhere is refused in words or read, and never a fault', async ([, whole]) => {
  for (let at = 0; at < whole.length; at += 7) {
    const spoilt = Buffer.from(whole)
    spoilt[at] = 255
    for (const bytes of [whole.subarray(0, at), spoilt]) {
      const answer = await refusalOf(bytes)
      if (answer !== 'taken') expect(answer).toMatchObject({ status: expect.toBeOneOf([415, 422]) })
    }
  }
})
