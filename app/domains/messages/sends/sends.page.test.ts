import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { messaging } from '#tests/messaging.ts'
import { runSend } from './running/run-send.actions.ts'
import { aDiscordMessage, aReader, aTemplate, phoneOf } from './sends.factory.ts'

test('by WhatsApp: written, looked at, tried, begun, stopped, gone on with, and again', async ({ ctx, page }) => {
  const reader = await aReader(ctx, { nickname: 'ana' })
  const staff = await aStaffMember(ctx, ['messages.manage'])
  const { id: template_id } = await aTemplate(ctx, { body: 'Oi, {{1}}: {{2}}' })
  const form = await page('/admin/whatsapp/send_messages_system', staff)
  expect(form.text).toContain('Este servidor ainda não envia WhatsApp')
  const typed = { name: 'Domingo', template_id: String(template_id), text: '', last_day: dayKey(ctx.now()) }
  const twice = await form.press('Ver quem recebe', { ...typed, joined_days: 'trinta' })
  expect([twice.error('joined_days'), twice.error('text')]).toEqual([
    expect.any(String),
    expect.stringContaining('{{2}}'),
  ])
  const refused = await form.press('Ver quem recebe', typed)
  expect([refused.status, refused.error('text')]).toEqual([
    422,
    'Este texto tem um {{2}}: escreva as palavras deste envio.',
  ])
  const made = await refused.press('Ver quem recebe', { ...typed, text: 'domingo às 9h' })
  const draft = await made.follow()
  expect(draft.text).toContain('Oi, ana: domingo às 9h')
  expect(draft.text).toContain('R$ 0,30')
  for (const form of ['trial', 'qualquer'])
    expect((await draft.press('Mandar um teste para mim', { form, step: undefined })).status).toBe(400)
  const change = await draft.click('Mudar')
  expect([change.value('name'), change.value('text')]).toEqual(['Domingo', 'domingo às 9h'])
  const changed = await change.press('Ver quem recebe', { text: 'domingo às 10h' })
  expect(changed.location).toBe(made.location)
  const anew = await changed.follow()
  expect(anew.text).toContain('Oi, ana: domingo às 10h')
  // The page of before shows other words.
  expect((await draft.press('Começar o envio')).status).toBe(409)
  const begun = await (await anew.press('Começar o envio')).follow()
  const copy = await begun.click('Copiar')
  expect(begun.text).toContain('Só até ')
  expect([copy.value('name'), copy.value('text'), copy.value('last_day')]).toEqual([
    ...['Domingo', 'domingo às 10h', typed.last_day],
  ])
  const kept = await change.press('Ver quem recebe', { text: 'tarde demais' })
  expect([kept.status, kept.value('text')]).toEqual([409, 'tarde demais'])
  expect(begun.text).toContain('Espera configuração')
  const stopped = await (await begun.press('Parar')).follow()
  const going = await stopped.press('Continuar')
  expect(going.toast).toBe('O envio começou.')
  const { there } = await messaging(ctx, ({ body }) =>
    body.includes(phoneOf(reader.id)) ? { status: 400, body: { error: { code: 131_026, message: 'x' } } } : undefined,
  )
  const id = Number(made.location?.split('/').at(-1))
  await runSend(there, { send_id: id })
  expect((await going.follow()).text).toContain('O número não recebe WhatsApp.')
  expect((await page(`/admin/discord/messages_sends/${id}`, staff)).status).toBe(404)
  const list = await page('/admin/whatsapp/messages_sends?state=done&period=week', staff)
  expect(list.text).toMatch(/Domingo.*Falhou: 1/)
  const at = '/admin/whatsapp/messages_sends'
  const file = await page(`${at}/csv?order_by=name`, staff)
  expect(file.html).toMatch(/envio;tipo;situação;.*\r\nDomingo;[^;]+;Terminado;/)
  expect((await page(`${at}/${id}/csv?state=failed`, staff)).html).toContain(
    'ana;Falhou;O número não recebe WhatsApp.;1;',
  )
  expect((await page(`${at}/${id}/csv?state=sent`, staff)).html).not.toContain('ana;')
  expect((await page(`/admin/discord/messages_sends/${id}/csv`, staff)).status).toBe(404)
  expect((await page(`${at}/csv`, await aUser(ctx))).location).toBe('/')
  expect((await list.press('Mandar de novo')).toast).toBe('1 mensagem vai de novo.')
})

test('on Discord: in the channels of the site, and a draft is thrown away', async ({ ctx, page }) => {
  const staff = await aStaffMember(ctx, ['messages.manage'])
  const { id: message_id } = await aDiscordMessage(ctx)
  const [channel] = await ctx.db
    .insert(discord_channels)
    .values({ name: 'avisos', snowflake: '900000000000000001' })
    .returning()
  const form = await page('/admin/discord/messages_sends/novo', staff)
  const made = await form.press('Ver quem recebe', {
    ...{ name: 'Aviso', message_id: String(message_id), destination: 'channels', channel_ids: String(channel?.id) },
    // Chosen before the place, and out of sight since.
    user_type: 'medico',
  })
  const draft = await made.follow()
  expect(draft.text).toContain('O robô do Discord não está configurado')
  expect(draft.text).toContain('avisos')
  const gone = await draft.press('Apagar rascunho')
  expect([gone.location, gone.toast]).toEqual(['/admin/discord/messages_sends', 'O rascunho foi apagado.'])
})

test('a template that Meta did not approve is marked, and what refuses it leads to it', async ({ ctx, page }) => {
  await aReader(ctx)
  const staff = await aStaffMember(ctx, ['messages.manage'])
  const { id: template_id, body } = await aTemplate(ctx, { name: 'aviso', state: 'refused' })
  const form = await page('/admin/whatsapp/send_messages_system', staff)
  expect(form.text).toContain('não sai: Recusado pela Meta')
  const nameless = await form.press('Ver quem recebe', { name: '', template_id: String(template_id) })
  expect(nameless.text).toContain(body)
  const draft = await (await form.press('Ver quem recebe', { name: 'a', template_id: String(template_id) })).follow()
  expect(draft.text).toContain('A Meta ainda não aprovou este modelo.')
  expect(draft.links()).toContain(`/admin/whatsapp/catalog_messages/${template_id}/situacao`)
})

test('only for who may', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  for (const path of ['whatsapp/send_messages_system', 'whatsapp/messages_sends', 'discord/messages_sends'])
    expect((await page(`/admin/${path}`, grower)).status).toBe(302)
})
