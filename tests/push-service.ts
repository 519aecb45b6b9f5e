import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A browser's subscription with the private half that only the browser has. */
export type Browser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What it received, decrypted. */
  received: { data: unknown; headers: Record<string, string | string[] | undefined> }[]
}

/**
 * A push service on this machine, as strict as a real one: it takes only what is signed for it with the key of the
 * subscription (RFC 8292), and decrypts as a browser does (RFC 8188, RFC 8291).
 */
export async function pushService({ public_key }: { public_key: string }) {
  const browsers = new Map<string, Browser & { open: (body: Buffer) => unknown }>()
  /** Statuses that the next answers have instead of 201. */
  const answers: { status: number; headers?: Record<string, string> }[] = []
  const server = createServer(async (request, response) => {
    const browser = browsers.get(request.url ?? '')
    const body = await buffer(request)
    const answer = answers.shift()
    if (answer) return response.writeHead(answer.status, answer.headers).end()
    if (!browser) return response.writeHead(410).end()
    const signed = isSignedFor(request.headers.authorization ?? '', `http://${request.headers.host}`, public_key)
    if (!signed || request.headers['content-encoding'] !== 'aes128gcm') return response.writeHead(403).end()
    if (!/^\d+$/.test(String(request.headers.ttl))) return response.writeHead(400).end()
    browser.received.push({ data: browser.open(body), headers: request.headers })
    response.writeHead(201, { location: `/message/${browser.received.length}` }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    answers,
    /** A browser that accepted pushes. */
    subscribe(): Browser {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const browser = {
        subscription: {
          endpoint: `${url}${path}`,
          keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
        },
        received: [],
        open: (body: Buffer) => decrypt(body, keys, p256dh, auth),
      }
      browsers.set(path, browser)
      return browser
    },
    /** The person took the permission back: its address is gone. */
    forget: (browser: Browser) => browsers.delete(new URL(browser.subscription.endpoint).pathname),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

function isSignedFor(authorization: string, audience: string, public_key: string) {
  const [, token = '', key] = authorization.match(/^vapid t=([\w.-]+), ?k=([\w-]+)$/) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (key !== public_key.replace(/=+$/, '')) return false
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const day = Date.now() / 1000 + 86_400
  return valid && aud === audience && exp > Date.now() / 1000 && exp <= day + 60 && /^(mailto:|https:)/.test(sub)
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, own: Buffer, auth: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  // The last record ends in 2 and padding of zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}
