import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aMode } from './control.factory.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('staff makes a mode, builds it in blocks without scripts, and sees what a version changed', async ({
  ctx,
  page,
}) => {
  const model = await aDeviceModel(ctx)
  const staff = await aUser(ctx, { roles: ['admin'] })
  const form = await page('/admin/ganza/modos/novo', staff)
  const wrong = await form.press('Criar modo', { model_id: String(model.id), slug: 'Vega 1', name: 'Vega' })
  expect(wrong.error('slug')).toContain('letras minúsculas')
  const made = await wrong.press('Criar modo', { slug: 'vega' })
  expect(made.toast).toContain('Criado.')
  const shown = await made.follow()
  const added = await shown.press('Adicionar um bloco', { 'program.day.from': '06:00', 'program.day.to': '00:00' })
  expect(plain(added.text)).toContain('Das 8h às 20h, liga o exaustor.')
  const bad = await added.press('Salvar uma nova versão', { 'program.blocks.0.level': '400' })
  expect(bad.error('program.blocks.0.level')).toBeTruthy()
  const saved = await bad.press('Salvar uma nova versão', { 'program.blocks.0.level': '60', note: 'Luz' })
  expect(saved.toast).toBe('Salvo como versão 2.')
  const after = await saved.follow()
  // Opened before version 2, it says that there is one, keeps what was built, and is saved when it is sent again.
  const behind = await bad.press('Salvar uma nova versão', { 'program.blocks.0.level': '70' })
  expect(behind.status).toBe(409)
  expect(behind.text).toContain('A versão 2 foi salva em outra tela')
  expect(behind.value('program.blocks.0.level')).toBe('70')
  expect((await behind.press('Salvar uma nova versão')).toast).toBe('Salvo como versão 3.')
  expect(plain(after.text)).toContain('Das 8h às 20h, liga o exaustor em 60 %.')
  const list = await page('/admin/ganza/modos', staff)
  expect(list.text).toContain('versão 3')
})

test('an analyst reads modes and changes none', async ({ ctx, page }) => {
  const model = await aDeviceModel(ctx)
  const mode = await aMode(ctx, { model_id: model.id })
  const analyst = await aUser(ctx, { roles: ['iot_analyst'] })
  expect((await page('/ganza-iot-viewer/modos', analyst)).text).toContain('Vega')
  const one = await page(`/ganza-iot-viewer/modos/${mode.id}`, analyst)
  expect(plain(one.text)).toContain('De dia, liga a luz em 80 %.')
  expect(one.text).not.toContain('Salvar')
})

test('a grower begins from a ready mode, tries it, saves, follows, shares and comes back to a version', async ({
  ctx,
  page,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await aMode(ctx, { model_id: device.model_id, slug: 'flora', name: 'Flora' })
  const address = `/ganza/${device.serial}/meu-modo`
  const empty = await page(address, owner)
  expect(empty.text).toContain('Nenhum bloco ainda')
  expect((await empty.press('Copiar para o meu', {})).error('mode_id')).toBe('Escolha um modo.')
  const [option] = /value="(\d+)">Flora/.exec(empty.html)?.slice(1) ?? []
  const copied = await (await empty.press('Copiar para o meu', { mode_id: option ?? '' })).follow()
  expect(plain(copied.text)).toContain('De dia, liga a luz em 80 %.')
  const tried = await copied.press('Ver como seria', { 'program.blocks.0.level': '50' })
  expect(plain(tried.text)).toContain('18 h por dia')
  expect(tried.text).toContain('potência estimada')
  const saved = await tried.press('Salvar uma nova versão', { note: 'Menos luz' })
  expect(saved.toast).toBe('Salvo como versão 2.')
  const asked = await (await (await saved.follow()).press('Usar no robô', {})).follow()
  expect(plain(asked.text)).toContain('Mudar para Meu modo?')
  const followed = await asked.press('Mudar para Meu modo', {})
  expect(followed.toast).toContain('O robô muda de modo')
  const returned = await (await page(address, owner)).press('Voltar à versão 1', {})
  expect(returned.toast).toBe('A versão 1 voltou, como a mais nova.')
  const shared = await (await (await returned.follow()).press('Criar link', {})).follow()
  const [link] = /\/ganza\/modos\/[0-9a-f-]{36}/.exec(shared.html) ?? []
  const other = await aLinkedDevice(ctx, { model_id: device.model_id })
  const theirs = await page(link ?? '', other.owner)
  expect(theirs.text).toContain(`Modo de ${owner.nickname}`)
  expect((await theirs.press('Copiar para o meu', {})).toast).toContain('Copiado.')
  const stranger = await aUser(ctx)
  expect((await page(link ?? '', stranger)).text).toContain('Você não tem um robô')
  expect((await page(address, stranger)).text).toContain('Erro 404')
})

test('blocks are moved and removed by buttons; what was typed stays', async ({ ctx, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const first = await page(`/ganza/${device.serial}/meu-modo`, owner)
  const two = await (await first.press('Adicionar um bloco', {})).press('Adicionar um bloco', {
    'program.blocks.0.level': '33',
  })
  expect(plain(two.text)).toMatch(/liga o exaustor em 33 %.*liga o exaustor\./s)
  const moved = await two.press('Descer o bloco 1', {})
  expect(plain(moved.text)).toMatch(/liga o exaustor\..*liga o exaustor em 33 %/s)
  const left = await moved.press('Tirar o bloco 1', {})
  expect(plain(left.text)).toContain('liga o exaustor em 33 %')
  expect(plain(left.text)).not.toContain('Das 8h às 20h, liga o exaustor.')
})
