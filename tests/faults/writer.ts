import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { PhotoDocument } from '../../app/shared/photo-document.ts'
import type { Grower } from './grower.ts'

export type Photo = Pick<PhotoDocument, 'id' | 'sizes'>
/** A call with an idempotency key. `id` is set once it was acknowledged. */
export type Write = {
  kind: 'plant' | 'update'
  path: string
  body: { idempotency_key: string; photo_ids: number[] } & Record<string, unknown>
  id?: number
}
export type Ledger = { grower: Grower; photos: Photo[]; writes: Write[] }

const CALL_MS = 8000

export class Refused extends Error {}

/** Calls the API as a grower. @throws Refused on a non-2xx response; anything else is a broken connection. */
export async function call<T>(url: string, { token }: Grower, path: string, body?: unknown): Promise<T> {
  const isForm = body instanceof FormData
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    body: isForm ? body : body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(CALL_MS),
  })
  if (!answer.ok) throw new Refused(`${answer.status} ${path}: ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** Writes as fast as it can until stopped and records what was acknowledged; continues after every failure. */
export function startWriting(url: string, grower: Grower, cycle: number) {
  const ledger: Ledger = { grower, photos: [], writes: [] }
  let wanted = true
  const done = (async () => {
    for (let n = 0; wanted; n++) await oneGarden(url, ledger, { cycle, n, wanted: () => wanted }).catch(() => undefined)
  })()
  return {
    ledger,
    stop: async () => {
      wanted = false
      await done
      return ledger
    },
  }
}

/** A plant with a photo, then five updates, two of them with a photo. */
async function oneGarden(
  url: string,
  ledger: Ledger,
  { cycle, n, wanted }: { cycle: number; n: number; wanted: () => boolean },
) {
  const photo = await upload(url, ledger)
  const plant = await send(url, ledger, 'plant', '/api/v1/plan-cultivation/plant', {
    name: `Planta ${n}`,
    private: n % 3 === 0,
    plant_cycle_id: cycle,
    started_on: '2026-01-15',
    photo_ids: [photo.id],
  })
  for (let i = 0; i < 5 && wanted(); i++) {
    const photo_ids = i % 2 === 1 ? [(await upload(url, ledger)).id] : []
    const text = `Rega número ${i + 1}, tudo em ordem.`
    await send(url, ledger, 'update', `/api/v1/plan-cultivation/plant/${plant}/updates`, { text, photo_ids })
  }
}

async function upload(url: string, { grower, photos }: Ledger) {
  const form = new FormData()
  form.set('photo', new Blob([await freshPhoto()], { type: 'image/jpeg' }), 'foto.jpg')
  const photo = await call<Photo>(url, grower, '/api/v1/file/photo', form)
  photos.push(photo)
  return photo
}

async function send(
  url: string,
  { grower, writes }: Ledger,
  kind: Write['kind'],
  path: string,
  fields: { photo_ids: number[] } & Record<string, unknown>,
) {
  const write: Write = { kind, path, body: { ...fields, idempotency_key: randomUUID() } }
  writes.push(write)
  write.id = (await call<{ id: number }>(url, grower, path, write.body)).id
  return write.id
}

/** A real, unique JPEG of 480 × 600 px: coarse noise, enlarged. */
const freshPhoto = async () => {
  const raw = { width: 35, height: 45, channels: 3 } as const
  const photo = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .resize(480, 600)
    .jpeg()
    .toBuffer()
  return new Uint8Array(photo)
}
