import sharp from 'sharp'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** An account that other journeys do not post with. */
const who = 'vizinha'

const aPhoto = async () => ({
  name: 'flor.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a3d6c' } })
    .jpeg()
    .toBuffer(),
})

test('on a phone a post is written in one tap, its text kept while it waits, published with a photo, and undone', async ({
  open,
}) => {
  const page = await open(who, { width: 360 })
  const text = `Hoje a flor abriu ${Date.now().toString(36)} #floração`
  await page.goto('/banca')
  await page.getByText('O que está crescendo aí?').click()
  await page.getByLabel('O que está crescendo aí?').fill(text)
  await page.getByText(/^Quem pode ver/).click()
  await page.getByRole('radio', { name: /^Seguidores/ }).check()
  // Another page and back: nothing typed is lost, nor who may read it.
  await page.goto('/banca/explorar')
  await page.goto('/postagem/nova')
  await expect.poll(() => page.getByLabel('O que está crescendo aí?').inputValue()).toBe(text)
  await page.getByText('Quem pode ver: seguidores').waitFor()
  await page.getByLabel('Arquivos de fotos').setInputFiles(await aPhoto())
  await page.getByText('Descrever as fotos').click()
  await page.getByPlaceholder('O que mostra a foto 1').fill('Flor roxa de perto')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Publicado.').waitFor()
  await page.getByAltText('Flor roxa de perto').waitFor()
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('O post foi apagado.').waitFor()
  expect(await page.getByText('Publicado.').count()).toBe(0)
  expect((await page.request.get(address)).status()).toBe(404)
  // Published, it is no draft any more.
  await page.goto('/postagem/nova')
  expect(await page.getByLabel('O que está crescendo aí?').inputValue()).toBe('')
})

test('a feed grows as one reads, and stands where one was on the way back', async ({ open }) => {
  const page = await open(undefined, { width: 360 })
  await page.goto('/banca/novo-feed')
  const posts = page.getByRole('article')
  const first = await posts.count()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return posts.count()
    })
    .toBeGreaterThan(first)
  const read = await posts.count()
  const link = posts
    .nth(first)
    .getByRole('link', { name: /comentário/ })
    .first()
  await link.scrollIntoViewIfNeeded()
  const seen = await page.evaluate(() => scrollY)
  await link.click()
  await page.getByRole('heading', { name: 'Comentários' }).waitFor()
  await page.goBack()
  await expect.poll(() => posts.count()).toBeGreaterThanOrEqual(read)
  await expect.poll(() => page.evaluate((at) => Math.abs(scrollY - at) < 200, seen)).toBe(true)
})

test('a new post is announced, not pushed in; a salve that is refused is taken back', async ({ site, open }) => {
  const page = await open('grower', { width: 360 })
  const listening = page.waitForResponse((response) => response.url().includes('/posts/feed/live'))
  await page.goto('/banca/novo-feed')
  await listening
  const first = page.getByRole('article').first()
  const before = await first.textContent()
  const { body } = await call(`${site}/api/v1/social/posts`, {
    as: who,
    method: 'POST',
    json: { text: `Novidade ${Date.now().toString(36)}` },
  })
  await page.getByRole('link', { name: /posts? novos?/ }).waitFor()
  expect(await first.textContent()).toBe(before)
  await call(`${site}/api/v1/social/posts/${(body as { slug: string }).slug}`, { as: who, method: 'DELETE' })

  await page.route('**/salves.data**', (route) => route.fulfill({ status: 503, body: '' }))
  const heart = first.getByRole('button', { name: /^Salve para o post de/ })
  const pressed = await heart.getAttribute('aria-pressed')
  await heart.click()
  await page.getByText('Desculpe, tivemos um erro ao').waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe(pressed)
})

test('a comment is on screen at once; one that fails on the way is taken back, and its text stays', async ({
  site,
  open,
}) => {
  const { body } = await call(`${site}/api/v1/social/posts`, {
    as: who,
    method: 'POST',
    json: { text: `Comentem aqui ${Date.now().toString(36)}` },
  })
  const { slug } = body as { slug: string }
  const page = await open('grower', { width: 360 })
  await page.goto(`/postagem/${slug}`)
  const text = 'Que raiz bonita!'
  await page.route('**/comentarios.data**', (route) => route.abort())
  await page.getByLabel('Comente').fill(text)
  await page.getByRole('button', { name: 'Comentar' }).click()
  await page.getByText(/^Não conseguimos enviar/).waitFor()
  expect(await page.getByLabel('Comente').inputValue()).toBe(text)
  await page.unroute('**/comentarios.data**')
  let go = () => {}
  const gate = new Promise<void>((open) => {
    go = open
  })
  await page.route('**/comentarios.data**', async (route) => {
    await gate
    await route.continue()
  })
  await page.getByRole('button', { name: 'Comentar' }).click()
  await page.getByRole('article', { name: 'Seu comentário' }).getByText(text).waitFor()
  go()
  // Its form for changes has the text too.
  await page.getByRole('article', { name: 'Comentário de joaquim.verde' }).getByText(text).first().waitFor()
  expect(await page.getByText('Enviando…').count()).toBe(0)
  await expect.poll(() => page.getByLabel('Comente').inputValue()).toBe('')
  // An answer is written where it was asked for, and its form folds once it is sent.
  await page.getByText('Responder', { exact: true }).first().click()
  const answer = page.getByLabel('Sua resposta').first()
  await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true)
  await answer.fill('Cresceu em água.')
  // A heart loads the page anew: what is being written stays.
  const heart = page.getByRole('button', { name: /^Salve para o comentário/ }).first()
  // Not that one has finished: of one that a newer one took the place of, that never comes.
  let loads = 0
  page.on('response', (response) => {
    if (response.url().includes(`/postagem/${slug}.data`)) loads++
  })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => loads).toBeGreaterThan(0)
  expect(await answer.inputValue()).toBe('Cresceu em água.')
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  await page.getByText('Cresceu em água.').first().waitFor()
  await answer.waitFor({ state: 'hidden' })
  await call(`${site}/api/v1/social/posts/${slug}`, { as: who, method: 'DELETE' })
})
