import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { decompressionBomb } from '../../decompression-bomb.ts'
import { call } from '../call.ts'
import { expect, test } from '../site-test.ts'
import { tokenOf } from '../token-of.ts'

const photo = () =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: '#4d7c3a' } })
    .jpeg()
    .toBuffer()

const strip = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4d7c3a' } })
    .png()
    .toBuffer()

async function upload(
  site: string,
  files: { bytes: Buffer | string; name?: string; field?: string }[],
  as: string | undefined = 'grower',
  query = '',
) {
  const form = new FormData()
  for (const { bytes, name = 'foto.jpg', field = 'photo' } of files)
    form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  return call(`${site}/api/v1/file/photo${query}`, { method: 'POST', as, body: form })
}

test('a photo is kept; nobody signed in is 401', async ({ site }) => {
  const kept = await upload(site, [{ bytes: await photo() }])
  expect(kept.status, kept.text).toBe(201)
  expect((await upload(site, [{ bytes: await photo() }], '')).status).toBe(401)
})

test('under its key it is the same photo again; a key that is none, or somebody else, is refused', async ({ site }) => {
  const bytes = await photo()
  const send = (query: string) => upload(site, [{ bytes }], 'grower', query)
  const key = `?idempotency_key=${crypto.randomUUID()}`
  const [first, again] = [await send(key), await send(key)]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.id).toBe(first.body.id)
  expect((await send('')).body.id).not.toBe(first.body.id)
  expect((await send('?idempotency_key=1')).status).toBe(422)
  expect((await send('?user_id=1000000')).status).toBe(401)
})

type Refused = [name: string, status: number, files: () => Promise<{ bytes: Buffer | string; name?: string }[]>]

test.for<Refused>([
  ['a photo of 20 MB', 413, async () => [{ bytes: Buffer.concat([await photo(), Buffer.alloc(20 * 1024 * 1024)]) }]],
  ['a text named .jpg', 415, async () => [{ bytes: 'isto não é uma foto' }]],
  ['a page named .jpg', 415, async () => [{ bytes: '<html><script>alert(1)</script></html>' }]],
  [
    'a drawing with script',
    422,
    async () => [{ bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' }],
  ],
  ['an empty file', 415, async () => [{ bytes: '' }]],
  ['a decompression bomb', 413, async () => [{ bytes: decompressionBomb(30_000), name: 'b.png' }]],
  ['a picture of one column', 422, async () => [{ bytes: await strip(1, 60_000), name: 'a.png' }]],
  ['a picture of one line', 422, async () => [{ bytes: await strip(70_000, 1), name: 'a.png' }]],
  ['a JPEG cut in half', 422, async () => [{ bytes: (await photo()).subarray(0, 900) }]],
  ['no file', 422, async () => []],
])('%s is %i with a sentence', async ([, status, files], { site }) => {
  const answer = await upload(site, await files())
  expect(answer.status, answer.text).toBe(status)
  expect(answer.body.statusCode).toBe(answer.status)
  expect(answer.body.message).toMatch(/\S/)
})

test('two files, another field, no multipart: a sentence or the first photo, never a fault', async ({ site }) => {
  const bytes = await photo()
  for (const files of [[{ bytes }, { bytes }], [{ bytes, field: 'arquivo' }]])
    expect([201, 422]).toContain((await upload(site, files)).status)
  const plain = await call(`${site}/api/v1/file/photo`, {
    method: 'POST',
    as: 'grower',
    body: 'foto',
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(plain.status).toBe(415)
  const broken = await call(`${site}/api/v1/file/photo`, {
    method: 'POST',
    as: 'grower',
    body: 'lixo',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(broken.status).toBe(422)
})

test('an upload that breaks off leaves nothing behind', async ({ site }) => {
  const token = await tokenOf(site, 'grower')
  const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('grower-envio-')).length
  const before = await folders()
  const sending = request(`${site}/api/v1/file/photo`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 5_000_000,
    },
  })
  const broken = new Promise((done) => sending.on('error', done))
  sending.write('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n')
  sending.write(Buffer.alloc(200_000))
  await expect.poll(folders, { interval: 10 }).toBeGreaterThan(before)
  sending.destroy()
  await broken
  await expect.poll(folders).toBeLessThanOrEqual(before)
})
