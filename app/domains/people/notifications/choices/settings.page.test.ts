import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('what comes by which channel is ticked and kept; what nobody can refuse has a lock', async ({ ctx, as, page }) => {
  const user = await aUser(ctx)
  const settings = await page('/notificacoes/configuracoes', user)
  expect(settings).toMatchObject({ status: 200, heading: 'Configurar avisos' })
  expect(settings.$('[name="ticked"][value="comment:push"]').attr('checked')).toBeDefined()
  expect(settings.$('[name="ticked"][value="moderation:e-mail"]')).toHaveLength(0)
  const saved = await settings.press('Salvar', {
    ticked: ['save:push'],
    quiet_from: '22:00',
    quiet_to: '07:00',
    mail_rhythm: 'weekly',
  } as never)
  expect(saved.toast).toBe('Suas escolhas foram salvas.')
  const { kinds, ...times } = await (await as(user)).notifications.settings.show()
  const wanted = kinds.flatMap(({ kind, channels }) =>
    channels.filter((one) => one.wanted).map(({ channel }) => `${kind}:${channel}`),
  )
  expect(wanted).toEqual(['save:push', 'moderation:app', 'moderation:e-mail', 'system:app', 'system:e-mail'])
  expect(times).toMatchObject({ quiet_from: '22:00', quiet_to: '07:00', mail_rhythm: 'weekly' })
  const none = await (await saved.follow()).press('Salvar', { quiet_from: '', quiet_to: '' })
  expect(none.toast).toBe('Suas escolhas foram salvas.')
  expect(await (await as(user)).notifications.settings.show()).toMatchObject({ quiet_from: null, quiet_to: null })
})

test('an old tab takes back neither a choice nor an hour that it did not touch', async ({ ctx, as, page }) => {
  const user = await aUser(ctx)
  const open = () => page('/notificacoes/configuracoes', user)
  const [phone, desk] = [await open(), await open()]
  const ticked = phone
    .$('[name=ticked]:checked')
    .map((_, box) => String(phone.$(box).val()))
    .get()
  const less = ticked.filter((one) => one !== 'comment:push')
  await phone.press('Salvar', { ticked: less, quiet_from: '22:00', quiet_to: '07:00' })
  await desk.press('Salvar', { ticked: ticked.filter((one) => one !== 'save:push'), mail_rhythm: 'weekly' })
  const { kinds, ...times } = await (await as(user)).notifications.settings.show()
  const wants = (kind: string) =>
    kinds.find((one) => one.kind === kind)?.channels.find(({ channel }) => channel === 'push')?.wanted
  expect([wants('comment'), wants('save'), wants('mention')]).toEqual([false, false, true])
  expect(times).toMatchObject({ quiet_from: '22:00', quiet_to: '07:00', mail_rhythm: 'weekly' })
})

test('one hour without the other is said beside its field', async ({ ctx, page }) => {
  const settings = await page('/notificacoes/configuracoes', await aUser(ctx))
  const refused = await settings.press('Salvar', { quiet_from: '22:00', quiet_to: '' })
  expect(refused.error('quiet_to')).toBe('Escreva as duas horas, ou nenhuma.')
})

test('a kind or a channel that does not exist is refused, and visitors choose nothing', async ({ ctx, as, api }) => {
  const { settings } = (await as(await aUser(ctx))).notifications
  const choice = { kind: 'save', channel: 'pombo', wanted: true }
  await expect(settings.change({ choices: [choice as never] })).rejects.toMatchObject({ status: 422 })
  await expect(api.notifications.settings.show()).rejects.toMatchObject({ status: 401 })
})

test('what this server can’t send by says so; a number and a webhook are asked for', async ({ ctx, page }) => {
  const settings = await page('/notificacoes/configuracoes', await aUser(ctx))
  expect(settings.text).toContain('Este servidor ainda não envia avisos ao celular.')
  expect(settings.text).toContain('O Grower ainda não envia WhatsApp aqui.')
  expect(settings.text).toContain('Celular, WhatsApp e Discord: desligados por enquanto.')
  const unasked = await settings.press('Receber o código', { phone: '(11) 98765-4321' })
  expect(unasked.error('agreed')).toBe('Marque que você quer receber avisos por WhatsApp.')
  const asked = await settings.press('Receber o código', { phone: '(11) 98765-4321', agreed: 'true' })
  const waiting = await asked.follow()
  expect(waiting.text).toContain('Falta confirmar o número com final 4321.')
  expect((await waiting.press('Confirmar o número', { code: '12' })).error('code')).toBe(
    'Escreva os 6 números do código.',
  )
  const gone = await waiting.press('Apagar o número')
  expect(gone.toast).toBe('Número apagado.')
  const foreign = await settings.press('Usar este webhook', { webhook_url: 'https://evil.example/api/webhooks/1/2' })
  expect(foreign.error('webhook_url')).toContain('Cole o endereço do webhook')
})
