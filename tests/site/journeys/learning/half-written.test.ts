import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** Its quiz is open from the first day; the other journeys of classes are in other courses. */
const slug = 'primeiro-cultivo'
type Course = { syllabus: { lessons: { slug: string; kind: string }[] }[] }

test('what is half written or half answered comes back after the app was closed, until it is sent or taken away', async ({
  open,
  site,
}) => {
  await call(`${site}/api/v1/cursos/meu/${slug}/aluno`, {
    as: 'professor',
    method: 'POST',
    json: { nickname: 'dona-lurdes' },
  })
  const { body } = await call(`${site}/api/v1/cursos/curso/${slug}`)
  const lessons = (body as Course).syllabus.flatMap((one) => one.lessons)
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
