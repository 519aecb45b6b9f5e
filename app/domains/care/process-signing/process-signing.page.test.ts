import { aProcess, registered } from '#domains/care/processes/processes.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { templateId } from './signings/process-signings.factory.ts'

test('a lawyer prepares it on their page; the client finds it, reads the whole and signs on theirs', async ({
  ctx,
  page,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  await registered(ctx, client, 'Rosa da Silva')
  const at = (area: string, more = '') => `/comunidade-360/${area}/processo/${token}/documentos${more}`
  expect((await page(at('cliente'), client)).text).not.toContain('Para assinar')
  const list = await (await page(at('advogado'), team.advogado)).click('Preparar um documento')
  const form = await list.click('Procuração')
  expect(form.value('text')).toContain('nomeio e constituo')
  const short = await form.press('Enviar para assinar', { text: 'Oi' })
  expect(short.error('text')).toContain('Escreva o texto inteiro')
  const sent = await short.press('Enviar para assinar', { title: 'Procuração', text: form.value('text') ?? '' })
  expect(sent.toast).toContain('O cliente foi avisado')
  expect((await sent.follow()).text).toContain('Espera pelo cliente')
  expect((await page('/comunidade-360/cliente', client)).text).toContain('1 documento espera pela sua assinatura')
  const mine = await page(at('cliente'), client)
  expect(mine.text).toContain('Espera por você')
  const read = await mine.click('Procuração')
  for (const words of ['nomeio e constituo', 'assinatura eletrônica simples (Lei 14.063/2020)', 'IP', 'SHA-256'])
    expect(read.text).toContain(words)
  const unread = await read.press('Li e assino', { name: 'Rosa da Silva' })
  expect(unread.error('accepted')).toContain('Marque que leu')
  const signed = await (
    await unread.press('Li e assino', {
      name: 'Rosa da Silva',
      accepted: unread.choice('accepted', 'Li o texto inteiro e concordo com ele.'),
    })
  ).follow()
  expect(signed.text).toContain('Baixar o PDF assinado')
  expect(signed.text).toContain('Cliente: Rosa da Silva, n')
  expect((await page(at('advogado', '/assinaturas'), team.advogado)).text).toContain('Assinado')
  const pdf = await signed.click('Baixar o PDF assinado')
  expect([pdf.status, pdf.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const [area, person] of [
    ['medico', team.medico],
    ['advogado', reception],
  ] as const) {
    const { location = '' } = sent
    expect((await page(location?.replace('/advogado/', `/${area}/`) ?? '', person)).status).toBe(404)
  }
  expect((await page(at('advogado', '/assinaturas'), reception)).status).toBe(404)
  expect((await page(at('medico', '/assinaturas'), team.medico)).text).not.toContain('Procuração')
})

test('a client refuses with a reason, a lawyer withdraws with one', async ({ ctx, as, page }) => {
  const { token, client, team } = await aProcess(ctx)
  const { signings } = (await as(team.advogado)).processSigning
  const template_id = await templateId(ctx, 'Procuração')
  const prepare = () =>
    signings.prepare({ token, template_id, title: 'Procuração', text: 'Eu nomeio quem me defende.' })
  const at = (area: string, id: number) => `/comunidade-360/${area}/processo/${token}/documentos/assinaturas/${id}`
  const first = at('cliente', (await prepare()).id)
  expect((await (await page(first, client)).press('Recusar', { reason: '' })).error('reason')).toContain(
    'Preencha este campo',
  )
  const refused = await (await page(first, client)).press('Recusar', { reason: 'O nome está errado.' })
  expect((await refused.follow()).text).toContain('O nome está errado.')
  const second = at('advogado', (await prepare()).id)
  const gone = await (await page(second, team.advogado)).press('Retirar', { reason: 'Vai um novo.' })
  expect((await gone.follow()).text).toContain('Retirado')
})
