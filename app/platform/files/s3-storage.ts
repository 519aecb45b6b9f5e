import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3 } from '../config.ts'
import type { ByteRange, Storage } from './storage.ts'

const REMOVED_AT_ONCE = 16
/** S3 takes no smaller parts; two are in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024

/**
 * A bucket of S3, or of a server with its protocol (MinIO, R2, Ceph): nobody but us needs to read it, as what people
 * see is streamed through the site's own addresses. 500, 503 and SlowDown are tried again by the client.
 */
export function s3Storage({ bucket: Bucket, ...settings }: S3): Storage {
  // Half a second and 30 MB that a site with a disk never needs.
  let opened: Promise<{ sdk: Sdk; s3: S3Client }> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, s3: clientFor(sdk, settings) }))
    return opened
  }

  /** Everything below a prefix, page after page. */
  async function* objects(Prefix: string, Delimiter?: string) {
    const { sdk, s3 } = await open()
    let ContinuationToken: string | undefined
    do {
      const page = await s3.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }))
      yield page
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
  }

  async function* get(Key: string, range?: ByteRange) {
    const { sdk, s3 } = await open()
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await s3.send(new sdk.GetObjectCommand({ Bucket, Key, Range })).catch(goneAsOnDisk)
    yield* Body as Readable
  }

  return {
    async put(Key, Body) {
      const { sdk, s3 } = await open()
      await s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body }))
    },
    async putStream(Key, bytes) {
      const [{ s3 }, { Upload }] = await Promise.all([open(), import('@aws-sdk/lib-storage')])
      let size = 0
      const Body = new PassThrough()
      const upload = new Upload({ client: s3, params: { Bucket, Key, Body }, partSize: PART_BYTES, queueSize: 2 })
      const counted = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          size += chunk.length
          yield chunk
        }
      }
      // A source that breaks leaves nothing: neither half an object nor parts that are paid for. And a bucket that fails
      // must not leave the source waiting for a reader.
      const [source, sent] = await Promise.allSettled([
        pipeline(bytes, counted, Body).catch(async (error) => {
          await upload.abort()
          throw error
        }),
        upload.done().catch((error) => {
          Body.destroy(error)
          throw error
        }),
      ])
      if (source.status === 'rejected') throw source.reason
      if (sent.status === 'rejected') throw sent.reason
      return size
    },
    async read(Key) {
      const { sdk, s3 } = await open()
      const head = await s3.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(nullWhenGone)
      return head && { size: head.ContentLength ?? 0, stream: (range) => Readable.from(get(Key, range)) }
    },
    async remove(prefix) {
      const { sdk, s3 } = await open()
      const erase = (Key?: string) => s3.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
      await erase(prefix)
      for await (const { Contents = [] } of objects(`${prefix}/`))
        for (let at = 0; at < Contents.length; at += REMOVED_AT_ONCE)
          await Promise.all(Contents.slice(at, at + REMOVED_AT_ONCE).map(({ Key }) => erase(Key)))
    },
    async folders(prefix) {
      const names: string[] = []
      for await (const { CommonPrefixes = [] } of objects(`${prefix}/`, '/'))
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(prefix.length + 1, -1))
      return names
    },
    /** A bucket has no folders, and so no times of theirs: the youngest object in each stands for it. */
    async list(prefix) {
      const entries = new Map<string, Date>()
      for await (const { Contents = [] } of objects(`${prefix}/`))
        for (const { Key = '', LastModified = new Date() } of Contents) {
          const [name = ''] = Key.slice(prefix.length + 1).split('/')
          const known = entries.get(name)
          if (!known || known < LastModified) entries.set(name, LastModified)
        }
      return [...entries].map(([name, changed_at]) => ({ name, changed_at }))
    },
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

function clientFor(sdk: Sdk, { region, endpoint, accessKeyId, secretAccessKey }: Omit<S3, 'bucket'>) {
  return new sdk.S3Client({
    region,
    endpoint,
    // Servers of one's own rarely have a name for each bucket.
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    // Not all of them know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
  })
}

const isGone = ({ name }: Error) => name === 'NoSuchKey' || name === 'NotFound'

function nullWhenGone(error: Error) {
  if (isGone(error)) return null
  throw error
}

function goneAsOnDisk(error: Error): never {
  throw isGone(error) ? Object.assign(error, { code: 'ENOENT' }) : error
}
