import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { newPlant, page as pageOf } from '../../call.ts'

/** Stands for the services, at the addresses that the pages' own policies let through: hears what would go out. */
async function services(page: Page) {
  const heard: string[] = []
  const script = `const told = window.dataLayer; const tell = (line) => line[0] === 'event' &&
    fetch('https://www.google-analytics.com/g/collect?' + new URLSearchParams(line[2]), { mode: 'no-cors' })
    const push = told.push.bind(told); told.forEach(tell); told.push = (line) => { tell(line); return push(line) }
    fetch('https://www.google-analytics.com/g/collect?seen=' + encodeURIComponent(location.href + document.referrer), { mode: 'no-cors' })`
  await page.context().route(/googletagmanager\.com|google-analytics\.com|clarity\.ms/, (route) => {
    const { host, searchParams } = new URL(route.request().url())
    const at = searchParams.get('page_location') ?? searchParams.get('seen')
    heard.push(host === 'www.google-analytics.com' ? `told ${at && new URL(at).pathname}` : host)
    return route.fulfill({ contentType: 'text/javascript', body: host === 'www.googletagmanager.com' ? script : '' })
  })
  return heard
}

test('nothing is loaded before a yes; then pages are told by their pattern, some not at all, and a no ends it', async ({
  site,
  open,
}) => {
  const { slug } = await newPlant(site, { name: `Contada ${Date.now().toString(36)}`, private: false })
  const page = await open()
  const heard = await services(page)
  await page.goto('/')
  await page.goto(`/cultivo/planta/${slug}`)
  expect([heard, await page.locator('iframe').count()]).toEqual([[], 0])
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Permitir' }).click()

  // Nor of who grows what, whatever was answered.
  await page.goto(`/cultivo/planta/${slug}`)
  expect([heard, await page.locator('iframe').count()]).toEqual([[], 0])
  await page.goto('/blog')
  const start = ['www.googletagmanager.com', 'told /contagem', 'told /blog']
  await expect.poll(() => heard.toSorted()).toEqual(start.toSorted())
  // Gone to within the page: told once more, by the same frame.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dúvidas' }).click()
  await expect.poll(() => heard.slice(3)).toEqual(['told /duvidas'])
  await page.getByRole('link', { name: 'Entrar' }).first().click()
  await page.waitForURL(/auth\/login/)
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  expect(heard).toHaveLength(4)
  await page.goBack()
  await expect.poll(() => heard.slice(4)).toContain('told /duvidas')

  // Said in another tab: this one tells nothing more either.
  heard.length = 0
  await page.context().addCookies([{ name: 'accept_cookie', value: 'false', url: site }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL(/\/blog$/)
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  expect(heard).toEqual([])
  await page.context().addCookies([{ name: 'accept_cookie', value: 'true', url: site }])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  await page.getByRole('button', { name: 'Retirar permissão' }).click()
  await page.getByText('Agora: Suas visitas não são contadas.').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.goto('/')
  await page.goto('/blog')
  expect(heard).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)
})

test('a heat map is loaded on a page that presents the house, and stays behind when another is gone to', async ({
  site,
  open,
}) => {
  const policyOf = async (path: string, cookie?: string) =>
    (await pageOf(site + path, { cookie })).headers.get('content-security-policy')
  const yes = 'accept_cookie=true'
  for (const _ of ['drawn', 'kept']) {
    expect(await policyOf('/', yes)).toContain('https://*.clarity.ms')
    for (const [path, cookie] of [['/'], ['/', 'accept_cookie=false'], ['/blog', yes], ['/sobre?de=ana', yes]] as const)
      expect(await policyOf(path, cookie), `${path} ${cookie}`).not.toContain('clarity')
  }
  const page = await open()
  await page.context().addCookies([{ name: 'accept_cookie', value: 'true', url: site }])
  const heard = await services(page)
  await page.goto('/sobre')
  await expect.poll(() => heard).toContain('www.clarity.ms')
  expect(await page.locator('body').getAttribute('data-clarity-mask')).toBe('true')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL(/\/blog$/)
  await page.waitForFunction(() => !('clarity' in window) && 'ready' in document.documentElement.dataset)
  await expect.poll(() => heard).toContain('told /blog')
  expect(heard.filter((host) => host === 'www.clarity.ms')).toHaveLength(1)
})
