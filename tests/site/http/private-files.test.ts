import sharp from 'sharp'
import { call, page } from '../call.ts'
import { expect, test } from '../site-test.ts'

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

async function upload(site: string, bytes: Buffer | string, as = 'grower', name = 'Receita nº 1.pdf') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  return call(`${site}/api/v1/file/private`, { method: 'POST', as, body: form })
}

test('what is no PDF and no photo, too large, or of nobody is refused in words', async ({ site }) => {
  const faults: string[] = []
  for (const [what, status, bytes] of [
    ['a program named .pdf', 415, '\x7fELF not a document'],
    ['a page named .pdf', 415, '<!doctype html><script>alert(1)</script>'],
    ['16 MB', 413, Buffer.concat([Buffer.from(pdf), Buffer.alloc(16 * 1024 * 1024)])],
    ['nothing', 415, ''],
  ] as const) {
    const { status: got, body, text } = await upload(site, bytes)
    if (got !== status || !body.message) faults.push(`${what}: ${got} ${text.slice(0, 120)}`)
  }
  expect(faults).toEqual([])
  expect((await upload(site, pdf, '')).status).toBe(401)
})

test('a photo is kept too, as a photo', async ({ site }) => {
  const photo = sharp({ create: { width: 640, height: 800, channels: 3, background: '#4d7c3a' } })
  const { status, body } = await upload(site, await photo.jpeg().toBuffer())
  expect([status, body.kind, body.name]).toEqual([201, 'photo', 'Receita nº 1.webp'])
})

test('an upload opens for its owner alone, kept by no cache; a PDF is downloaded', async ({ site }) => {
  const { body: file } = await upload(site, pdf)
  const kept = await call(`${site}/api/v1/user/document`, {
    method: 'POST',
    as: 'grower',
    json: { kind: 'prescription', file_id: file.id },
  })
  expect(kept.status, kept.text).toBe(201)
  const opened = await page(`${site}/perfil/documentos/${kept.body.id}/arquivo`, { as: 'grower' })
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename="Receita n/)
  const api = `${site}/api/v1/user/document/${kept.body.id}`
  const raw = await call(`${api}/file`, { as: 'grower' })
  expect([raw.status, raw.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await call(`${api}/file`, { as: 'vizinha' })).status).toBe(404)
  expect((await call(api, { method: 'DELETE', as: 'grower' })).status).toBe(204)
})
