import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** Its quiz is open from the first day; the other journeys of classes are in other courses. */
const slug = 'primeiro-cultivo'
type Course = { syllabus: { lessons: { id: number; slug: string; kind: string }[] }[] }

async function lessonsOf(site: string) {
  const { body } = await call(`${site}/api/v1/cursos/curso/${slug}`)
  return (body as Course).syllabus.flatMap((one) => one.lessons)
}

test('what is half written or half answered comes back after the app was closed, until it is sent or taken away', async ({
  open,
  site,
}) => {
  await call(`${site}/api/v1/cursos/meu/${slug}/aluno`, {
    as: 'professor',
    method: 'POST',
    json: { nickname: 'dona-lurdes' },
  })
  const lessons = await lessonsOf(site)
  const at = (kind: string) => `/dichavando/cursos/${slug}/${lessons.find((one) => one.kind === kind)?.slug}`
  const first = await open('vizinha', { width: 390, touch: true })
  await first.goto(at('video'))
  const text = `Por que o VPD sobe à noite? ${Date.now().toString(36)}`
  await first.getByLabel('A sua pergunta').fill(text)
  await first.goto(at('quiz'))
  await first.getByRole('radio').first().check()
  // The phone closes the app.
  const page = await first.context().newPage()
  await first.close()

  await page.goto(at('quiz'))
  await page.getByText('Voltou o que você deixou aqui').waitFor()
  expect(await page.getByRole('radio').first().isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Limpar' }).tap()
  expect(await page.getByRole('radio').first().isChecked()).toBe(false)
  await page.reload()
  await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(false)

  await page.goto(at('video'))
  await expect.poll(() => page.getByLabel('A sua pergunta').inputValue()).toBe(text)
  await page.getByRole('button', { name: 'Perguntar' }).tap()
  await page.getByText('Pergunta enviada.').waitFor()
  await expect.poll(() => page.getByLabel('A sua pergunta').inputValue()).toBe('')
  expect(await page.evaluate(() => localStorage.getItem('grower-digitado'))).toBeNull()
})

test('what a teacher writes into a quiz, an event or a class comes back, and one text never takes the place of another', async ({
  open,
  site,
}) => {
  const lessons = await lessonsOf(site)
  const at = (kind: string) =>
    `/cursos/professor/curso/${slug}/conteudo/${lessons.find((one) => one.kind === kind)?.id}`
  const page = await open('professor', { width: 390, touch: true })
  await page.goto(at('quiz'))
  const questions = page.getByLabel('Pergunta', { exact: true })
  const before = await questions.count()
  await page.getByRole('button', { name: 'Mais uma pergunta' }).tap()
  await questions.last().fill('Quanto dura a floração?')
  await page.getByRole('button', { name: 'Mais uma alternativa' }).last().tap()
  await page.locator('[name$="options[4]"]').last().fill('Dez semanas')
  await page.reload()
  await page.getByText('Voltou o que você deixou aqui').waitFor()
  await expect.poll(() => questions.count()).toBe(before + 1)
  await expect.poll(() => questions.last().inputValue()).toBe('Quanto dura a floração?')
  await expect.poll(() => page.locator('[name$="options[4]"]').last().inputValue()).toBe('Dez semanas')
  await page.getByRole('button', { name: 'Limpar' }).tap()
  await expect.poll(() => questions.count()).toBe(before)

  await page.goto('/cursos/professor/agenda/evento')
  await page.getByLabel('Título').fill('Tira-dúvidas de domingo')
  await page.getByLabel('Alunos do curso').check()
  await page.reload()
  await expect.poll(() => page.getByLabel('Título').inputValue()).toBe('Tira-dúvidas de domingo')
  expect(await page.getByLabel('Alunos do curso').isChecked()).toBe(true)

  await page.goto(at('texto'))
  const editor = page.getByRole('textbox', { name: 'Texto', exact: true })
  await editor.press('ControlOrMeta+End')
  await editor.pressSequentially(' Antes da queda.')
  await page.reload()
  await page.getByText('não chegou a ser salvo').waitFor()
  expect(await editor.textContent()).not.toContain('Antes da queda.')
  await editor.press('ControlOrMeta+End')
  await editor.pressSequentially(' Depois dela.')
  await page.reload()
  // Unanswered, it was not written over.
  await expect.poll(() => page.getByRole('button', { name: 'Recuperar' }).count()).toBe(2)
  await editor.press('ControlOrMeta+End')
  await editor.pressSequentially(' Agora.')
  await page.getByRole('button', { name: 'Recuperar' }).first().tap()
  await expect.poll(() => editor.textContent()).toContain('Antes da queda.')
  expect(await editor.textContent()).not.toContain('Agora.')
  await page.getByRole('button', { name: 'Desfazer' }).tap()
  await expect.poll(() => editor.textContent()).toContain('Agora.')
})
