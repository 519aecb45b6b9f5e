import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Stored = { bytes: Buffer; at: Date }
type Question = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}
type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> }

const BUCKET = 'arquivos'
const SECRET = 'segredo-de-teste'
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * A bucket in memory behind the protocol of S3: signatures (SigV4) are reckoned again from what arrives, objects,
 * ranges, lists in pages, uploads in parts. `failing` answers the next requests with 503 SlowDown.
 */
export async function s3Server({ page = 1000 } = {}) {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const asked: string[] = []
  const state = { failing: 0, badSignatures: 0 }

  function answer(question: Question): Answer {
    asked.push(`${question.method} ${question.path}`)
    if (!isSigned(question)) {
      state.badSignatures++
      return refusal(403, 'SignatureDoesNotMatch')
    }
    if (state.failing > 0) {
      state.failing--
      return refusal(503, 'SlowDown')
    }
    const [, bucket, ...rest] = question.path.split('/')
    if (bucket !== BUCKET) return refusal(404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    if (!key) return list(question.query)
    return question.query.has('uploads') || question.query.has('uploadId')
      ? inParts(question, key)
      : whole(question, key)
  }

  function whole({ method, headers, body }: Question, key: string): Answer {
    if (method === 'PUT') {
      objects.set(key, { bytes: body, at: new Date() })
      return { status: 200, headers: { etag: `"${sha256(body)}"` } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    if (!found) return refusal(404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
    if (!range) return { status: 200, body: found.bytes, headers: { 'last-modified': found.at.toUTCString() } }
    const part = found.bytes.subarray(Number(range[1]), Number(range[2]) + 1)
    return {
      status: 206,
      body: part,
      headers: { 'content-range': `bytes ${range[1]}-${range[2]}/${found.bytes.length}` },
    }
  }

  function inParts({ method, query, body }: Question, key: string): Answer {
    const id = query.get('uploadId')
    if (!id) {
      const fresh = randomUUID()
      uploads.set(fresh, new Map())
      return xml(`<InitiateMultipartUploadResult><UploadId>${fresh}</UploadId></InitiateMultipartUploadResult>`)
    }
    const parts = uploads.get(id)
    if (!parts) return refusal(404, 'NoSuchUpload')
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body)
      return { status: 200, headers: { etag: `"${sha256(body)}"` } }
    }
    uploads.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)
    if (inOrder.slice(0, -1).some(({ length }) => length < 5 * 1024 * 1024)) return refusal(400, 'EntityTooSmall')
    objects.set(key, { bytes: Buffer.concat(inOrder), at: new Date() })
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const after = query.get('continuation-token') ?? ''
    const lines = new Map<string, string>()
    for (const [key, { bytes, at }] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!key.startsWith(prefix)) continue
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      const name = end < 0 ? key : key.slice(0, end + 1)
      const line =
        end < 0
          ? `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
          : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      if (name > after) lines.set(name, line)
    }
    const shown = [...lines].slice(0, page)
    const more = lines.size > page
    const next = more ? `<NextContinuationToken>${shown.at(-1)?.[0]}</NextContinuationToken>` : ''
    return xml(
      `<ListBucketResult>${shown.map(([, line]) => line).join('')}<IsTruncated>${more}</IsTruncated>${next}</ListBucketResult>`,
    )
  }

  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '/', 'http://s3')
    const body = await buffer(request)
    send(response, method, answer({ method, path: url.pathname, query: url.searchParams, headers, body }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const settings = {
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'chave-de-teste',
    secretAccessKey: SECRET,
  }
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { settings, objects, uploads, asked, state, close }
}

function send(response: ServerResponse, method: string, { status, body = '', headers }: Answer) {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
  response.end(method === 'HEAD' ? undefined : body)
}

const xml = (text: string, status = 200): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>${text}`,
  headers: { 'content-type': 'application/xml' },
})

const refusal = (status: number, code: string) =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)

/** The signature, reckoned from the request as it arrived (AWS Signature Version 4). */
function isSigned({ method, path, query, headers, body }: Question) {
  const header = headers.authorization ?? ''
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(header) ?? []
  const said = String(headers['x-amz-content-sha256'])
  if (said !== 'UNSIGNED-PAYLOAD' && said !== sha256(body)) return false
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  const sorted = [...query].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const canonical = [method, path, sorted.join('&'), lines.join(''), names, said].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${SECRET}`)
  return hmac(key, text).toString('hex') === signature
}
