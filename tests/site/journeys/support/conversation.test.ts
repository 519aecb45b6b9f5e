import { test } from '../../browser.ts'
import { lastLink } from '../../outbox.ts'

test('a visitor writes, the team answers, and the mailed link alone leads on', async ({ site, open }) => {
  const email = `ana.${Date.now()}@exemplo.com.br`
  const visitor = await open()
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

  await visitor.goto(await lastLink(site, email))
  await visitor.getByText('Oi, Ana. Como ajudamos?').waitFor()
  await visitor.getByLabel('Sua resposta').fill('Obrigada, era só isso.')
  await visitor.getByRole('button', { name: 'Enviar resposta' }).click()
  await visitor.getByRole('article').getByText('Obrigada, era só isso.').waitFor()
  await visitor.getByRole('button', { name: 'Encerrar a conversa' }).click()
  await visitor.getByRole('button', { name: 'Reabrir' }).waitFor()
})
