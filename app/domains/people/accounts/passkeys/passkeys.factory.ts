import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

/** Encodes the subset of CBOR (RFC 8949) that an authenticator uses: maps, texts, bytes and small integers. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([headOf(5, entries.length), ...entries.flat().map(cbor)])
}

function headOf(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

/** The public key in COSE encoding (ES256). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const numbers: [number, unknown][] = [[1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]] // biome-ignore format: one key
  return cbor(new Map(numbers))
}

/** A software authenticator: holds one passkey and always reports the user as present and verified. */
export function anAuthenticator(site = 'http://localhost:3000') {
  const { origin, hostname } = new URL(site)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const device = { counter: 0, origin }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: device.origin, crossOrigin: false }))
  const authData = (flags: number, more: Buffer[] = []) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(device.counter)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counter, ...more])
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }
  const make = ({ challenge }: { challenge: string }) => {
    const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]
    const parts: [string, unknown][] = [['fmt', 'none'], ['attStmt', new Map()], ['authData', authData(0x45, credential)]] // biome-ignore format: one map
    const attestationObject = text(cbor(new Map(parts)))
    return { ...named, response: { clientDataJSON: text(clientData('create', challenge)), attestationObject } }
  }
  const answer = ({ challenge }: { challenge: string }) => {
    const client = clientData('get', challenge)
    const authenticatorData = authData(0x05)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
    const response = {
      clientDataJSON: text(client),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
    }
    return { ...named, response }
  }
  return { device, make, answer }
}
