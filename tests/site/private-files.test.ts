import sharp from 'sharp'
import { expect, test } from './browser.ts'
import { call, page } from './call.ts'
import { lastLink } from './outbox.ts'

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

test('a document opens for its owner alone, kept by no cache; a PDF is downloaded', async ({ site }) => {
  const photo = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#4d7c3a' } })
    .jpeg()
    .toBuffer()
  for (const [bytes, how, type] of [
    [pdf, 'attachment', 'application/pdf'],
    [photo, 'inline', 'image/webp'],
  ] as const) {
    const { body: file } = await upload(site, bytes)
    const kept = await call(`${site}/api/v1/user/document`, {
      method: 'POST',
      as: 'grower',
      json: { kind: 'prescription', file_id: file.id },
    })
    expect(kept.status, kept.text).toBe(201)
    const address = `${site}/perfil/documentos/${kept.body.id}/arquivo`
    const opened = await page(address, { as: 'grower' })
    expect(opened.status).toBe(200)
    expect(opened.headers.get('content-type')).toBe(type)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    expect(opened.headers.get('content-disposition')).toMatch(new RegExp(`^${how}; filename="Receita n`))
    for (const stranger of ['vizinha', 'admin']) expect((await page(address, { as: stranger })).status).toBe(404)
    expect((await page(address)).headers.get('location')).toMatch(/^\/auth\/login/)
    const api = `${site}/api/v1/user/document/${kept.body.id}`
    const raw = await call(`${api}/file`, { as: 'grower' })
    expect([raw.status, raw.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await call(`${api}/file`, { as: 'vizinha' })).status).toBe(404)
    expect((await call(api, { method: 'DELETE', as: 'grower' })).status).toBe(204)
    expect((await page(address, { as: 'grower' })).status).toBe(404)
  }
})

test('a visitor writes, the team answers, and the mailed link alone leads on, without scripts', async ({
  site,
  open,
}) => {
  const email = `ana.${Date.now()}@exemplo.com.br`
  const visitor = await open(undefined, { javaScriptEnabled: false })
  await visitor.goto('/contato')
  for (const [label, text] of [
    ['Nome', 'Ana'],
    ['E-mail', email],
    ['Assunto', 'Sem conta'],
    ['Mensagem', 'Oi, equipe.'],
  ] as const)
    await visitor.getByLabel(label, { exact: true }).fill(text)
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await visitor.getByText(/Protocolo \d{8}-\d{6}/).waitFor()

  const team = await open('admin')
  await team.goto(`/admin/contatos?search=${encodeURIComponent(email)}`)
  await team.getByRole('link', { name: 'Sem conta' }).click()
  await team.getByLabel('Resposta', { exact: true }).fill('Oi, Ana. Como ajudamos?')
  await team.getByRole('button', { name: 'Enviar resposta' }).click()
  await team.getByText('Resposta enviada.').waitFor()

  const link = await lastLink(site, email)
  await visitor.goto(link)
  await visitor.getByText('Oi, Ana. Como ajudamos?').waitFor()
  await visitor.getByLabel('Sua resposta').fill('Obrigada, era só isso.')
  await visitor.getByRole('button', { name: 'Enviar resposta' }).click()
  await visitor.getByText('Obrigada, era só isso.').waitFor()
  await visitor.getByRole('button', { name: 'Encerrar a conversa' }).click()
  await visitor.getByRole('button', { name: 'Reabrir' }).waitFor()
  expect((await page(`${site}${link.replace(/token=.{4}/, 'token=aaaa')}`)).status).toBe(404)
  expect((await page(`${site}${link.split('?')[0]}`, { as: 'vizinha' })).status).toBe(404)
})

test('a document goes from the file picker to the list, and away with a question', async ({ open }) => {
  const page = await open('vizinha')
  await page.goto('/perfil/documentos/novo')
  await page.getByLabel('Que documento é').selectOption('anvisa')
  await page.locator('input[type=file]').setInputFiles({
    name: 'autorização.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
  })
  await page.locator('input[type=hidden][name=file_id]').waitFor({ state: 'attached' })
  await page.getByLabel('Emitido em').fill('2099-01-01')
  await page.getByRole('button', { name: 'Guardar documento' }).click()
  await page.getByText('Esta data ainda não chegou.').waitFor()
  await page.getByLabel('Emitido em').fill('2026-01-01')
  await page.getByRole('button', { name: 'Guardar documento' }).click()
  await page.getByRole('link', { name: 'Autorização da Anvisa' }).first().click()
  await page.getByText('autorização.pdf', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Apagar documento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click()
  await page.getByText('Documento apagado.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/perfil/documentos')
})
