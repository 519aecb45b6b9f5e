import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { careAnswers } from './care-answers.staff.ts'

staffHolds(careAnswers, (api) => api.processChat.answers)

test('a profession finds its answers filled in, with what is missing of its own compartment', async ({
  ctx,
  as,
  page,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const { answers } = (await as(await aStaffMember(ctx, ['processes.manage']))).processChat
  const text = 'Olá, {cliente}. Está em {status}; falta: {faltam}.'
  await answers.create({ name: 'Aos dois', profession: 'todos', text })
  await answers.create({ name: 'Da agronomia', profession: 'engenheiro-agronomo', text: 'Mande as medidas.' })
  await expect(answers.create({ name: 'Errada', profession: 'todos', text: 'Oi, {nome}' })).rejects.toMatchObject({
    data: { errors: { text: ['Não conhecemos {nome}. Use {cliente}, {status} ou {faltam}.'] } },
  })
  const of = async (one: { id: number }) => (await (await as(one)).processChat.chat.answers({ token })).data
  const named = async (one: { id: number }, name: string) =>
    (await of(one)).find((answer) => answer.name === name)?.text
  const lines = (await (await as(team.medico)).processDocuments.documents.list({ token })).data
  const missing = lines.filter(({ compartment, required }) => compartment === 'medico' && required)
  expect(missing.length).toBeGreaterThan(0)
  const medical = await named(team.medico, 'Aos dois')
  expect(medical).toContain(`Olá, ${client.nickname}. Está em Documentação; falta: ${missing[0]?.title}`)
  // What the client lets the lawyer read of the doctors is not said to all.
  await (await as(client)).processes.processes.share({ token, compartment: 'medico', with: 'advogado' })
  expect(await named(team.advogado, 'Aos dois')).not.toContain(missing[0]?.title)
  expect(await named(team.medico, 'Da agronomia')).toBeUndefined()
  expect(await named(team['engenheiro-agronomo'], 'Da agronomia')).toBe('Mande as medidas.')
  for (const one of [client, reception]) await expect(of(one)).rejects.toMatchObject({ status: 404 })
  expect((await page(`/comunidade-360/medico/processo/${token}/chat`, team.medico)).text).toContain(medical)
  expect((await page(`/comunidade-360/cliente/processo/${token}/chat`, client)).text).not.toContain('Respostas prontas')
})
