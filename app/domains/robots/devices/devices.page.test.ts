import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aClaimableDevice, aLinkedDevice } from './devices.factory.ts'
import { device_members } from './members/device-members.table.ts'

const NO_DEVICE = 'Não encontramos esse dispositivo. Veja abaixo o que você pode fazer!'

test('a robot is linked by its number, named, and ready', async ({ ctx, page }) => {
  const { device, code } = await aClaimableDevice(ctx)
  const person = await aUser(ctx)
  const start = await page('/ganza/vincular-ganza', person)
  expect(start).toMatchObject({ heading: 'Vincular um robô', title: 'Vincular um robô - Grower' })
  const form = await start.click('Digitar o número')
  const wrong = await form.press('Vincular', { serial: 'GZ1', code: '' })
  expect([wrong.error('serial'), wrong.error('code')]).toEqual([expect.stringContaining('GZ'), expect.any(String)])
  expect(wrong.value('serial')).toBe('GZ1')
  const failed = await form.press('Vincular', { serial: device.serial, code: 'AAAAAAAA' })
  expect(failed.toast).toBe(NO_DEVICE)
  const helped = await failed.follow()
  expect(helped.text).toContain('O que você pode fazer')
  expect([helped.value('serial'), helped.value('code')]).toEqual([device.serial, 'AAAA-AAAA'])
  const named = await (await helped.press('Vincular', { code: code.toLowerCase() })).follow()
  expect(named.heading).toBe('Configurar o robô')
  const placed = await (await named.press('Continuar', { name: 'Tenda da sala' })).follow()
  expect(placed.text).toContain('Em qual espaço ele fica?')
  const ready = await (await placed.press('Continuar')).follow()
  expect(ready.heading).toBe('Tenda da sala está pronto')
})

test('the address of a QR code opens the form filled in', async ({ ctx, page }) => {
  const { device, code } = await aClaimableDevice(ctx)
  const opened = await page(`/ganza/vincular-ganza/${device.serial}/vinculo-qrcode?codigo=${code}`, await aUser(ctx))
  expect([opened.value('serial'), opened.value('code')]).toEqual([device.serial, code])
  expect((await opened.press('Vincular')).location).toBe(`/ganza/${device.serial}/configurar-vincular`)
})

test('its owner configures it, shares it, hands it over and releases it; the code is shown once', async ({
  ctx,
  page,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const [friend, heir] = [await aUser(ctx), await aUser(ctx)]
  const list = await page('/ganza/gerenciar-robos', owner)
  expect(list).toMatchObject({ heading: 'Meus robôs' })
  const settings = await list.click('Configurar')
  expect(settings.heading).toBe('Robô da tenda')
  expect((await settings.press('Salvar', { name: '' })).error('name')).not.toBe('')
  expect((await settings.press('Salvar', { name: 'Quarto', leaf_offset: '-1,5' })).toast).toBe('Robô salvo.')
  expect((await settings.press('Salvar espaço')).toast).toBe('Espaço salvo.')
  expect((await settings.press('Salvar aparelho', { watts: '320' }, 'form:has([value="channel-luz"])')).toast).toBe(
    'Aparelho salvo.',
  )
  const nobody = await settings.press('Dividir o robô', { nickname: 'ninguem-aqui' })
  expect(nobody.error('nickname')).toBe('Não encontramos ninguém com esse apelido.')
  await settings.press('Dividir o robô', { nickname: friend.nickname, role: 'helper' })
  const shared = await settings.open(`/ganza/gerenciar-robos/configurar/${device.serial}`)
  expect(shared.text).toContain(friend.nickname)
  const theirs = await page('/ganza/gerenciar-robos', friend)
  expect(theirs.text).toContain(`De ${owner.nickname}`)
  expect((await theirs.press('Deixar de ver')).toast).toBe('Você não vê mais este robô.')
  expect((await settings.press('Pedir chave nova')).toast).toContain('Pedido enviado.')
  expect((await settings.press('Oferecer o robô', { nickname: heir.nickname })).toast).toContain('Oferta enviada.')
  const offered = await page('/ganza/gerenciar-robos', heir)
  expect((await offered.press('Não quero')).toast).toContain('continua com quem ofereceu')
  const released = await settings.press('Desvincular o robô')
  expect(released.text).toMatch(/código novo: ?[0-9A-Z]{4}-[0-9A-Z]{4}/)
  expect((await page('/ganza/gerenciar-robos', owner)).text).toContain('Nenhum robô por aqui')
})

test('its owner changes what somebody may do and until when; a day that is over is said beside the field', async ({
  ctx,
  page,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const friend = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: friend.id, role: 'viewer' })
  const settings = await page(`/ganza/gerenciar-robos/configurar/${device.serial}`, owner)
  expect(settings.text).toContain(`Mudar o que ${friend.nickname} pode`)
  const wrong = await settings.press('Salvar acesso', { role: 'helper', until: '2026-11-20' })
  expect(wrong.error('until')).toBe('Escolha hoje ou um dia que ainda vem.')
  expect(wrong.$('details[open]').text()).toContain(friend.nickname)
  const saved = await wrong.press('Salvar acesso', { until: '2026-12-05' })
  expect(saved.toast).toBe('Acesso salvo.')
  const after = await saved.follow()
  expect(after.text).toContain('Ajuda · até 05/12/2026')
  const box = 'li form:has([name="until"])'
  expect([after.$(`${box} [name="until"]`).val(), after.$(`${box} [name="role"]`).val()]).toEqual([
    '2026-12-05',
    'helper',
  ])
  const forever = await (await after.press('Salvar acesso', { until: '' })).follow()
  expect(forever.text).not.toContain('até 05/12/2026')
})

test('somebody else’s robot is not found on any page', async ({ ctx, page }) => {
  const { device } = await aLinkedDevice(ctx)
  const stranger = await aUser(ctx)
  for (const path of [
    `/ganza/gerenciar-robos/configurar/${device.serial}`,
    `/ganza/${device.serial}/configurar-vincular`,
  ])
    expect((await page(path, stranger)).status).toBe(404)
})
