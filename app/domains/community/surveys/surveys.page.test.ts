import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aSurvey } from './surveys/surveys.factory.ts'

test('the team writes a survey without scripts, opens it, reads what came and deletes it', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const list = await page('/admin/pesquisas', admin)
  expect(list).toMatchObject({ status: 200, heading: 'Pesquisas', title: 'Pesquisas - Grower' })
  const form = await list.open('/admin/pesquisas/nova')
  const typed = {
    title: 'Como você rega?',
    'questions[0].text': 'O que falta?',
    'questions[0].kind': 'text',
    'questions[0].order': '2',
    'questions[1].text': 'Com o quê?',
    'questions[1].kind': 'multiple',
    'questions[1].order': '1',
    'questions[1].options': 'Regador',
  }
  const refused = await form.press('Salvar rascunho', typed)
  expect([refused.status, refused.value('questions[1].text')]).toEqual([422, 'Com o quê?'])
  expect(refused.error('questions[1].options')).toContain('pelo menos duas')
  const made = await refused.press('Salvar rascunho', { 'questions[1].options': 'Regador\n\nMangueira' })
  expect(made.toast).toContain('O rascunho está pronto')
  const draft = await made.follow()
  expect(draft.textOf('fieldset[disabled]')).toMatch(/Prévia de Como você rega\?.*Com o quê\?.*O que falta\?/)
  const opened = await draft.press('Abrir')
  expect(opened.toast).toBe('A pesquisa está aberta.')

  const person = await aUser(ctx)
  const asked = await page('/pesquisa/como-voce-rega', person)
  expect(asked).toMatchObject({ status: 200, heading: 'Como você rega?' })
  expect(asked.text).toContain('A equipe lê as respostas sem ver quem respondeu.')
  const answered = await asked.press('Enviar respostas', {
    'answers[0].choices': '1',
    'answers[1].text': 'Tempo.\nE água.',
  })
  expect(answered.toast).toBe('Recebemos. Obrigado por responder!')
  const mine = await answered.follow()
  expect(mine.text).toContain('Você já respondeu. Obrigado!')
  expect(mine.text).toContain('Mangueira')

  const results = await page('/admin/pesquisas/respostas', admin)
  expect(results).toMatchObject({ heading: 'Respostas das pesquisas', title: 'Respostas das pesquisas - Grower' })
  expect(results.text).toContain('Mangueira1 · 100 %')
  expect(results.text).toContain('Tempo. E água.')
  expect(results.text).not.toContain(person.nickname)
  const found = await results.press('Buscar', { search: 'nada disso' }, 'main form[role="search"]:not(:has(select))')
  expect(found.text).toContain('Nada encontrado. Tente outra palavra.')
  const csv = await results.click('Baixar CSV')
  expect(csv.html).toMatch(/respondida;apelido;Com o quê\?;O que falta\?\r\n;;Mangueira;"Tempo\.\nE água\."/)

  const edit = await made.follow()
  expect(edit.text).toContain('As perguntas não mudam mais')
  expect(edit.text).toContain('1 resposta: Somem também.')
  const saved = await edit.press('Salvar', { title: 'Sua rega' })
  expect(saved.toast).toBe('A pesquisa foi salva.')
  expect((await edit.press('Encerrar')).toast).toBe('A pesquisa foi encerrada.')
  const twice = await edit.press('Encerrar')
  expect([twice.status, twice.text.includes('Esta pesquisa não está aberta.')]).toEqual([409, true])
  expect((await edit.press('Apagar pesquisa')).toast).toBe('A pesquisa foi apagada.')
})

test('a missing answer is said beside its question; a closed survey and who wants no question are heard', async ({
  ctx,
  page,
}) => {
  const person = await aUser(ctx)
  const { slug } = await aSurvey(ctx)
  const asked = await page(`/pesquisa/${slug}`, person)
  const refused = await asked.press('Enviar respostas')
  expect([refused.status, refused.error('answers[0].choices')]).toEqual([422, 'Responda esta pergunta.'])
  const later = await asked.press('Agora não')
  expect([later.location, later.toast]).toEqual(['/', 'Tudo bem. Perguntamos de novo em 14 dias.'])
  expect((await asked.press('Não quero responder')).toast).toBe('Não vamos mais perguntar.')
  const closed = await page(`/pesquisa/${(await aSurvey(ctx, { state: 'closed' })).slug}`, person)
  expect(closed.text).toContain('Esta pesquisa não recebe respostas agora')
  expect((await page(`/pesquisa/${(await aSurvey(ctx, { state: 'draft' })).slug}`, person)).status).toBe(404)
  expect((await page(`/pesquisa/${slug}`)).location).toBe(
    `/auth/login?redirect=${encodeURIComponent(`/pesquisa/${slug}`)}`,
  )
})
