import sharp from 'sharp'
import { aPdf, aPrivateFile } from '#platform/files/private-files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anAdmin } from '../staff/staff-users.factory.ts'
import { aUser } from '../users/users.factory.ts'

const photo = () =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: '#4d7c3a' } })
    .jpeg()
    .toBuffer()

test('a document is kept by its form, found in the list, and away again', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const list = await page('/perfil/documentos', user)
  expect(list).toMatchObject({ status: 200, heading: 'Seus documentos', title: 'Seus documentos - Grower' })
  expect(list.links()).toContain('/perfil/documentos/novo')
  const form = await list.open('/perfil/documentos/novo')
  const typed = { kind: 'anvisa', number: 'RX-77', issued_on: '2099-01-01', note: 'óleo 1:1' }
  const refused = await form.press('Adicionar documento', typed)
  expect(refused.status).toBe(422)
  expect(refused.error('issued_on')).toContain('Esta data ainda não chegou.')
  for (const name of ['kind', 'number', 'note', 'issued_on'] as const) expect(refused.value(name)).toBe(typed[name])
  const kept = await refused.press('Adicionar documento', { issued_on: '2026-01-01' })
  expect([kept.location, kept.toast]).toEqual(['/perfil/documentos', 'Documento adicionado.'])

  const found = (await kept.follow()).$('main a:contains("Autorização da Anvisa")').attr('href') ?? ''
  const own = await kept.open(found)
  expect(own).toMatchObject({ status: 200, heading: 'Autorização da Anvisa' })
  const saved = await own.press('Salvar', { number: 'RX-78' })
  expect(saved.toast).toBe('Documento salvo.')
  expect((await saved.follow()).text).toContain('nº RX-78')
  expect(own.text).toContain('Quero apagar este documento')
  const away = await own.press('Apagar documento')
  expect([away.location, away.toast]).toEqual(['/perfil/documentos', 'Documento apagado.'])
  expect((await away.follow()).text).not.toContain('Autorização da Anvisa')
})

test('a document that has a file keeps it when the rest is changed without scripts', async ({
  ctx,
  as,
  page,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const { id: file_id } = await aPrivateFile(await contextOf(user))
  const { documents } = (await as(user)).accounts
  const { id } = await documents.create({ kind: 'identity', file_id })
  const saved = await (await page(`/perfil/documentos/${id}`, user)).press('Salvar', { number: '7' })
  expect(saved.toast).toBe('Documento salvo.')
  expect(await documents.show({ id })).toMatchObject({ number: '7', file: { id: file_id } })
})

test('its file opens for its owner alone, kept by no cache; a PDF is downloaded', async ({
  ctx,
  as,
  page,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const { documents } = (await as(user)).accounts
  for (const [bytes, how, type] of [
    [aPdf, 'attachment', 'application/pdf'],
    [await photo(), 'inline', 'image/webp'],
  ] as const) {
    const file = await aPrivateFile(await contextOf(user), 'Receita nº 1.pdf', bytes)
    const { id } = await documents.create({ kind: 'prescription', file_id: file.id })
    const address = `/perfil/documentos/${id}/arquivo`
    const opened = await page(address, user)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('content-type')).toBe(type)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    expect(opened.headers.get('content-disposition')).toMatch(new RegExp(`^${how}; filename="Receita n`))
    for (const stranger of [await aUser(ctx), await anAdmin(ctx)]) {
      expect((await page(address, stranger)).status).toBe(404)
      expect((await page(`/perfil/documentos/${id}`, stranger)).status).toBe(404)
    }
    expect((await page(address)).location).toMatch(/^\/auth\/login/)
    await documents.remove({ id })
    expect((await page(address, user)).status).toBe(404)
  }
})
