import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** A film of 20 seconds, as a camera of a browser writes it. */
const film = 'app/world/courses/videos/agua-no-vaso.mp4'
const store = '/vendedor/dashboard/estufa-da-vila/cursos'

async function aLesson(page: Page, base: string, title: string, kind: string) {
  await page.goto(`${base}/conteudo`)
  await page.getByText('Nova aula', { exact: true }).first().click()
  await page.getByLabel('Título da aula').fill(title)
  await page.getByRole('radio', { name: kind }).check({ force: true })
  await page.getByRole('button', { name: 'Criar aula' }).click()
  await page.waitForURL(/conteudo\/\d+$/)
}

/** Written, sent and published by who sells. */
async function aCourse(page: Page) {
  await page.goto(`${store}/criar-curso`)
  await page.getByLabel('Título').fill('Rega em uma tarde')
  await page.getByLabel('Em uma frase').fill('Saber a hora pelo peso.')
  await page.getByLabel('Nível').selectOption('iniciante')
  await page.getByRole('radio', { name: 'Gratuito' }).check({ force: true })
  await page.getByRole('button', { name: 'Criar', exact: true }).click()
  await page.waitForURL(/\/conteudo$/)
  const base = new URL(page.url()).pathname.replace(/\/conteudo$/, '')
  await page.getByLabel('Nome do módulo').fill('Água')
  await page.getByRole('button', { name: 'Criar módulo' }).click()
  await page.getByRole('heading', { name: 'Água' }).waitFor()
  await aLesson(page, base, 'O peso do vaso', 'Vídeo')
  await page.getByLabel('Arquivo de vídeo').setInputFiles(film)
  await page.locator('input[type=hidden][name=video_id]').waitFor({ state: 'attached', timeout: 60_000 })
  await page.getByRole('button', { name: 'Salvar e publicar' }).click()
  await page.waitForURL(/\/conteudo$/)
  await aLesson(page, base, 'Você sabe?', 'Quiz')
  await page.getByLabel('Pergunta', { exact: true }).fill('Quando se rega?')
  await page.getByLabel('Alternativa 1', { exact: true }).fill('Todo dia')
  await page.getByLabel('Alternativa 2', { exact: true }).fill('Quando pesa pouco')
  await page.getByLabel('Alternativa 2 está certa').check()
  await page.getByRole('button', { name: 'Salvar e publicar' }).click()
  await page.waitForURL(/\/conteudo$/)
  await page.goto(`${base}/edit`)
  const about = page.getByRole('textbox', { name: 'Sobre o curso' })
  await about.click()
  await page.keyboard.type('Você aprende a levantar o vaso.')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Curso salvo.').waitFor()
  await page.goto(base)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('Publicado.').waitFor()
  return base.split('/').at(-1) ?? ''
}

test('from the first class to the certificate: a course is made, watched on a phone, and its document checked', async ({
  open,
  site,
}) => {
  const slug = await aCourse(await open('vendedora', { width: 1440 }))
  const page = await open('vizinha', { width: 390, touch: true })
  await page.goto(`/dichavando/cursos/${slug}`)
  await page.getByRole('button', { name: 'Inscrever-se, de graça' }).first().tap()
  await page.waitForURL(/o-peso-do-vaso$/)
  const video = page.locator('video')
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true
    player.playbackRate = 2
    await player.play()
  })
  const lesson = async () => {
    const { body } = await call(`${site}/api/v1/cursos/curso/${slug}/aula/o-peso-do-vaso`, { as: 'vizinha' })
    return (body as { lesson: { done: boolean } }).lesson
  }
  await expect.poll(async () => (await lesson()).done, { timeout: 60_000 }).toBe(true)
  await page.goto(`/dichavando/cursos/${slug}/voce-sabe`)
  await page.getByText('Todo dia').tap()
  await page.getByRole('button', { name: 'Enviar respostas' }).tap()
  await page.getByText('Você acertou 0 %').waitFor()
  await page.locator('label', { hasText: 'Quando pesa pouco' }).tap()
  await page.getByRole('button', { name: 'Tentar de novo' }).tap()
  await page.getByText('Você acertou 100 %').waitFor()
  await page.goto(`/cursos/meus_cursos/${slug}/certificado`)
  await page.getByRole('radio', { name: 'dona-lurdes' }).check({ force: true })
  await page.getByRole('button', { name: 'Emitir' }).tap()
  await page.waitForURL(/certificado\/[0-9a-f-]{36}$/)
  const visitor = await open()
  await visitor.goto(new URL(page.url()).pathname)
  await visitor.getByText('dona-lurdes').waitFor()
  const pdf = await (
    await fetch(`${site}/api/v1/cursos/certificados/${page.url().split('/').at(-1)}/pdf`)
  ).arrayBuffer()
  const choose = visitor.getByLabel('Conferir um PDF')
  await choose.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  await visitor.getByText('É o documento emitido').waitFor()
  await choose.setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
  await visitor.getByText('Não é este documento').waitFor()
})
