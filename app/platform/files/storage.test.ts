import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig, type S3 } from '#platform/config.ts'
import { s3Server } from '#tests/s3-server.ts'
import { s3Storage } from './s3-storage.ts'
import { type ByteRange, diskStorage, type Storage } from './storage.ts'
import { checkBucket, storageOf } from './storage-of.ts'

async function disk() {
  const root = await mkdtemp(join(tmpdir(), 'grower-guardados-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return diskStorage(root)
}

/** Pages of two, so that each list of three has a second one. */
async function bucket() {
  const server = await s3Server({ page: 2 })
  onTestFinished(server.close)
  return { ...server, storage: s3Storage(server.settings) }
}

const stores = { disk, bucket: async () => (await bucket()).storage }

function streamOf(stored: Awaited<ReturnType<Storage['read']>>, range?: ByteRange) {
  if (!stored) throw new Error('nothing is stored')
  return stored.stream(range)
}

async function* breaking(size: number) {
  yield Buffer.alloc(size)
  throw new Error('cut')
}

describe.each(Object.entries(stores))('files kept in a %s', (_name, open) => {
  test('are read as they were written, whole or in part', async () => {
    const storage = await open()
    await storage.put('photos/ab/one/320.webp', Buffer.from('0123456789'))
    const stored = await storage.read('photos/ab/one/320.webp')
    expect(stored?.size).toBe(10)
    expect(await text(streamOf(stored))).toBe('0123456789')
    expect(await text(streamOf(stored, { start: 2, end: 4 }))).toBe('234')
    expect(await text(streamOf(stored, { start: 9, end: 9 }))).toBe('9')
  })

  test('are overwritten by a second writing', async () => {
    const storage = await open()
    await storage.put('probe', Buffer.from('first'))
    await storage.put('probe', Buffer.from('second'))
    expect(await text(streamOf(await storage.read('probe')))).toBe('second')
  })

  test('may have names with signs and accents', async () => {
    const storage = await open()
    await storage.put("a b/ç+(1)*'&=.txt", Buffer.from('ok'))
    expect(await text(streamOf(await storage.read("a b/ç+(1)*'&=.txt")))).toBe('ok')
  })

  test.for([0, 3, 20 * 1024 * 1024])('are taken from a stream of %s bytes', async (size) => {
    const storage = await open()
    const bytes = Buffer.alloc(size, 'grower')
    const chunks = Array.from({ length: Math.ceil(size / 65_536) }, (_, at) =>
      bytes.subarray(at * 65_536, (at + 1) * 65_536),
    )
    expect(await storage.putStream('exports/x', Readable.from(chunks))).toBe(size)
    const stored = await storage.read('exports/x')
    expect(stored?.size).toBe(size)
    expect((await buffer(streamOf(stored))).equals(bytes)).toBe(true)
  })

  test.for([3, 9 * 1024 * 1024])('leave nothing when their stream breaks after %s bytes', async (size) => {
    const storage = await open()
    await expect(storage.putStream('exports/x', Readable.from(breaking(size)))).rejects.toThrow('cut')
    expect(await storage.read('exports/x')).toBeNull()
    expect(await storage.list('exports')).toEqual([])
  })

  test('that are not there are null, and fail as gone when they went since', async () => {
    const storage = await open()
    expect(await storage.read('photos/ab/none')).toBeNull()
    await storage.put('photos/ab/one', Buffer.from('x'))
    expect(await storage.read('photos/ab')).toBeNull()
    const stored = await storage.read('photos/ab/one')
    await storage.remove('photos/ab/one')
    await expect(text(streamOf(stored))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('go with their folder, and not with one whose name only begins alike', async () => {
    const storage = await open()
    for (const name of ['photos/ab/one/1', 'photos/ab/one/2', 'photos/ab/one/3', 'photos/ab/one2/1', 'photos/ab/on'])
      await storage.put(name, Buffer.from('x'))
    await storage.remove('photos/ab/one')
    await storage.remove('photos/ab/never')
    expect((await storage.list('photos/ab')).map(({ name }) => name).sort()).toEqual(['on', 'one2'])
  })

  test('are listed by what stands directly below, with the time of the last change', async () => {
    const storage = await open()
    const before = Date.now() - 2000
    for (const name of ['photos/ab/1/a', 'photos/ab/1/b', 'photos/ab/2/a', 'photos/cd/3/a', 'photos/loose'])
      await storage.put(name, Buffer.from('x'))
    expect((await storage.folders('photos')).sort()).toEqual(['ab', 'cd'])
    expect((await storage.list('photos')).map(({ name }) => name).sort()).toEqual(['ab', 'cd', 'loose'])
    const entries = await storage.list('photos/ab')
    expect(entries.map(({ name }) => name).sort()).toEqual(['1', '2'])
    for (const { changed_at } of entries) expect(changed_at.getTime()).toBeGreaterThan(before)
    expect(await storage.list('nothing')).toEqual([])
    expect(await storage.folders('nothing')).toEqual([])
  })
})

describe('a bucket', () => {
  test('that is asked to slow down is asked again', async () => {
    const { storage, state, objects } = await bucket()
    state.failing = 1
    await storage.put('probe', Buffer.from('x'))
    expect(objects.has('probe')).toBe(true)
    expect(state.failing).toBe(0)
  })

  test('takes what is large in parts, and keeps none of a broken one', async () => {
    const { storage, asked, uploads } = await bucket()
    await storage.putStream('exports/x', Readable.from([Buffer.alloc(9 * 1024 * 1024)]))
    expect(asked.filter((line) => line.startsWith('PUT'))).toHaveLength(2)
    await expect(storage.putStream('exports/y', Readable.from(breaking(9 * 1024 * 1024)))).rejects.toThrow('cut')
    expect(uploads.size).toBe(0)
  })

  test('with another secret is refused, and every other request was signed right', async () => {
    const { settings, state } = await bucket()
    const stranger = s3Storage({ ...settings, secretAccessKey: 'outro' })
    await expect(stranger.put('probe', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
    await expect(stranger.read('probe')).rejects.toThrow()
    expect(state.badSignatures).toBeGreaterThan(0)
  })

  test('that is not there is an error, not an empty one', async () => {
    const { settings } = await bucket()
    const elsewhere = s3Storage({ ...settings, bucket: 'outro' })
    await expect(elsewhere.put('probe', Buffer.from('x'))).rejects.toThrow('NoSuchBucket')
    await expect(elsewhere.list('photos')).rejects.toThrow('NoSuchBucket')
  })
})

describe('the place of files', () => {
  const key = Buffer.alloc(32, 1).toString('base64')
  const variablesOf = ({ bucket, endpoint, accessKeyId, secretAccessKey }: S3) => ({
    DATABASE_URL: 'postgres://grower:segredo@db.example:5432/grower',
    APP_KEYS: key,
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })

  test('is the bucket where the settings name one', async () => {
    const { settings, objects } = await bucket()
    const config = readConfig(variablesOf(settings))
    await checkBucket(config)
    await storageOf(config).put('photos/x', Buffer.from('x'))
    expect([...objects.keys()]).toEqual(['probe', 'photos/x'])
  })

  test('stops the start with a sentence when it takes no files', async () => {
    const { settings } = await bucket()
    const config = readConfig(variablesOf({ ...settings, bucket: 'outro' }))
    await expect(checkBucket(config)).rejects.toThrow(
      'S3_BUCKET outro não aceitou um arquivo (NoSuchBucket): confira as variáveis S3_.',
    )
  })
})
