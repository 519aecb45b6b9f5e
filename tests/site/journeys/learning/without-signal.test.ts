import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

const who = 'vizinha'
const nickname = 'dona-lurdes'
const slug = 'clima-e-vpd'
const own = `/api/v1/cursos/meu/${slug}/aluno`

type Course = { syllabus: { lessons: { slug: string; title: string; kind: string }[] }[] }
type Pupils = { data: { user_id: number; nickname: string }[] }

test('a class is kept, watched and noted without signal, counts when there is one, and leaves with the access', async ({
  open,
  site,
}) => {
  const { body } = await call(`${site}/api/v1/cursos/curso/${slug}`)
  const lessons = (body as Course).syllabus.flatMap((one) => one.lessons)
  const { slug: lesson = '', title = '' } = lessons.find(({ kind }) => kind === 'video') ?? {}
  const at = `/dichavando/cursos/${slug}/${lesson}`
  await call(`${site}${own}`, { as: 'professor', method: 'POST', json: { nickname } })
  const page = await open(who, { width: 390, touch: true })
  await page.goto(at)
  await page.getByRole('button', { name: /^Guardar no celular/ }).tap()
  await page.getByRole('link', { name: /^Guardada no celular/ }).waitFor()

  const list = page.getByRole('heading', { name: 'Aulas guardadas' })
  const kept = page.getByRole('link', { name: title, exact: true })
  await page.getByRole('link', { name: /^Guardada no celular/ }).tap()
  await list.waitFor()
  // Said done on the class's own page, it waits here too.
  const roomOf = async (one: string) =>
    (await call(`${site}/api/v1/cursos/curso/${slug}/aula/${one}`, { as: who })).body as {
      lesson: { done: boolean; lock: object | null }
    }
  // One that a run before this one has not said done.
  let unread = ''
  for (const one of lessons.filter(({ kind }) => kind === 'texto')) {
    const { done, lock } = (await roomOf(one.slug)).lesson
    if (!unread && !done && !lock) unread = one.slug
  }
  const reading = `/dichavando/cursos/${slug}/${unread}`
  await page.goto(reading)
  await page.getByRole('button', { name: /^Guardar no celular/ }).tap()
  await page.getByRole('link', { name: /^Guardada no celular/ }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Feita, próxima' }).tap()
  await page.getByText('Feita. Sobe quando o sinal voltar.').waitFor()
  await page.context().setOffline(false)
  const isDone = async () => (await roomOf(unread)).lesson.done
  await page.goto('/cursos/guardadas')
  await list.waitFor()
  await expect.poll(isDone).toBe(true)
  // The signal drops between the list and the tap.
  await page.context().setOffline(true)
  await kept.tap()
  await page.waitForURL(/\/cursos\/guardadas\?aula=/)
  await page.getByRole('link', { name: 'Aulas guardadas' }).tap()
  await list.waitFor()
  await page.goto('/sem-conexao')
  await page.getByRole('link', { name: 'Aulas guardadas no celular' }).tap()
  await kept.tap()
  await page.waitForURL(/\/cursos\/guardadas\?aula=/)
  await page.goto(`/sem-conexao?de=${encodeURIComponent('/cursos/guardadas')}`)
  await list.waitFor()
  await page.goto(at)
  await page.waitForURL(/\/cursos\/guardadas\?aula=/)
  const video = page.locator('video')
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true
    player.currentTime = 0
    await player.play()
  })
  const stands = () => video.evaluate((player: HTMLVideoElement) => player.currentTime)
  await expect.poll(stands).toBeGreaterThan(3)
  await video.evaluate((player: HTMLVideoElement) => {
    player.currentTime = player.duration - 4
  })
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.ended)).toBe(true)
  const text = `Sem sinal ${Date.now().toString(36)}`
  await page.getByLabel('Nova anotação').fill(text)
  await page.getByRole('button', { name: 'Anotar' }).tap()
  await page.getByText('(a enviar)').waitFor()

  await page.context().setOffline(false)
  await page.goto('/cursos/meus_cursos')
  const seen = async () => {
    const { body: room } = await call(`${site}/api/v1/cursos/curso/${slug}/aula/${lesson}`, { as: who })
    return (room as { lesson: { covered_percent: number; notes: { text: string }[] } }).lesson
  }
  await expect.poll(async () => (await seen()).notes.map((note) => note.text)).toContain(text)
  await expect.poll(async () => (await seen()).covered_percent).toBeGreaterThan(20)
  expect((await seen()).covered_percent, 'what was jumped over').toBeLessThan(90)

  const pupils = (await call(`${site}${own}?search=${nickname}`, { as: 'professor' })).body as unknown as Pupils
  const id = pupils.data.find((one) => one.nickname === nickname)?.user_id
  expect((await call(`${site}${own}/${id}`, { as: 'professor', method: 'DELETE' })).status).toBe(204)
  await page.goto('/cursos/guardadas')
  await page.getByText('Nenhuma aula neste celular').waitFor()
  const left = () => page.evaluate(async () => (await (await caches.open('grower-aulas')).keys()).length)
  expect(await left()).toBe(0)
})
