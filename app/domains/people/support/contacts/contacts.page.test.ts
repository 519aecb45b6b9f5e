import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const typed = { name: 'Ana', email: 'ana@exemplo.com.br', subject: 'Sem conta', message: 'Oi, equipe.' }

test('a visitor writes and gets a protocol; what is wrong is said beside its field, and nothing typed is lost', async ({
  page,
}) => {
  const form = await page('/contato')
  expect(form).toMatchObject({ status: 200, heading: 'Fale com a gente', title: 'Contato - Grower' })
  const refused = await form.press('Enviar mensagem', { ...typed, email: 'nada' })
  expect(refused.status).toBe(422)
  expect(refused.error('email')).toMatch(/\S/)
  for (const name of ['name', 'subject', 'message'] as const) expect(refused.value(name)).toBe(typed[name])
  const sent = await refused.press('Enviar mensagem', { email: typed.email })
  expect(sent.text).toMatch(/Protocolo \d{8}-\d{6}/)
  expect(sent.text).toContain(`${typed.email}, e é lá que a resposta vai chegar, em até 5 dias`)
})

test('who is signed in finds name and e-mail filled, and then the conversation in the account', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  const form = await page('/contato', user)
  expect([form.value('name'), form.value('email')]).toEqual([user.nickname, user.email])
  expect(form.text).toContain(`vai para o e-mail dela, ${user.email}`)
  const sent = await form.press('Enviar mensagem', { subject: 'Fotos', message: 'Elas giram.' })
  expect(sent.links()).toContain('/perfil/tickets')
  expect(sent.text).toContain('A resposta fica na conversa, em até 5 dias')
  const list = await sent.open('/perfil/tickets')
  expect(list).toMatchObject({ status: 200, heading: 'Atendimento', title: 'Atendimento - Grower' })
  expect(list.text).toContain('Fotos')
})
