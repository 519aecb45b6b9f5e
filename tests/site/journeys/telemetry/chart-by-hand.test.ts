import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'

/** A robot of the demo world with months of readings, which this test only reads. */
const address = '/ganza/GZ00000001/graficos?faixa=24h&sensores=temperature,humidity'
const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR
const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** The window that the page says it shows, ms: 'dom, 15 de nov, 12:00 até seg, 16 de nov, 12:00'. */
async function windowOf(page: Page) {
  const words = await page.locator('p[aria-live=polite] span').first().innerText()
  const moments = [...words.matchAll(/(\d+) de (\p{L}+)\.?, (\d+):(\d+)/gu)].map(([, day, month, hour, minute]) =>
    Date.UTC(2026, months.indexOf(month ?? ''), Number(day), Number(hour), Number(minute)),
  )
  const [from, end] = moments
  if (from === undefined || end === undefined) throw new Error(`no window in '${words}'`)
  const to = end < from ? end + YEAR : end
  return { from, to, span: to - from }
}

/** The moment that all charts tell of, in words. */
const momentOf = (page: Page) => page.getByRole('slider').getAttribute('aria-valuetext')

const settled = (page: Page) => expect.poll(() => page.getByText('Buscando mais detalhes…').count()).toBe(0)

/** Does something to the chart, waits until another window is shown with its readings. */
async function moved(page: Page, act: () => Promise<unknown>) {
  const before = await windowOf(page)
  const read = page.waitForResponse((response) => response.url().includes('/series?'))
  await act()
  await read
  await expect
    .poll(async () => (await windowOf(page)).from !== before.from || (await windowOf(page)).to !== before.to)
    .toBe(true)
  await settled(page)
  return { before, after: await windowOf(page) }
}

async function chartOf(page: Page) {
  await page.goto(address)
  const chart = page.getByRole('figure').filter({ hasText: 'Temperatura' })
  const over = chart.locator('.u-over')
  await over.waitFor()
  await over.scrollIntoViewIfNeeded()
  return { over }
}

async function boxOf(over: Locator) {
  const box = await over.boundingBox()
  if (!box) throw new Error('the chart is not there')
  return { ...box, x2: box.x + box.width, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

test('with a mouse and with keys: nearer where the pointer is, along, back; in numbers and as a file what is seen', async ({
  open,
}) => {
  const page = await open('grower', { width: 1440 })
  const { over } = await chartOf(page)
  const whole = await windowOf(page)
  expect(whole.span).toBeGreaterThan(23 * HOUR)
  const newest = await momentOf(page)
  const { x, middle, width } = await boxOf(over)
  await page.mouse.move(x + width / 4, middle.y)
  await expect.poll(() => momentOf(page)).not.toBe(newest)
  for (const told of [/^Temperatura \d+,\d\s°C/u, /^Umidade \d+(,\d)?\s%/u])
    await page.locator('li').filter({ hasText: told }).waitFor()
  await page.keyboard.down('Control')
  const wheel = await moved(page, () => page.mouse.wheel(0, -300))
  await page.keyboard.up('Control')
  expect(wheel.after.span).toBeLessThan(wheel.before.span)
  // What is under the pointer stays there.
  expect(Math.abs(wheel.after.from - wheel.before.from - (wheel.before.span - wheel.after.span) / 4)).toBeLessThan(
    HOUR / 6,
  )

  const dragged = await moved(page, async () => {
    await page.mouse.move(x + width * 0.25, middle.y)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.75, middle.y, { steps: 5 })
    await page.mouse.up()
  })
  expect(Math.abs(dragged.after.span - dragged.before.span / 2)).toBeLessThan(HOUR / 6)

  await page.getByRole('region', { name: /^Temperatura/ }).focus()
  const left = await moved(page, () => page.keyboard.press('ArrowLeft'))
  expect(left.after.to).toBeLessThan(left.before.to)
  expect(Math.abs(left.after.span - left.before.span)).toBeLessThanOrEqual(60_000)
  const near = await moved(page, () => page.keyboard.press('+'))
  expect(near.after.span).toBeLessThan(near.before.span)
  const far = await moved(page, () => page.keyboard.press('-'))
  expect(far.after.span).toBeGreaterThan(far.before.span)

  await page.getByText('Em números').click()
  const rows = page.getByRole('region', { name: 'Leituras em números' }).locator('tbody tr')
  const seen = await windowOf(page)
  const [shown, download] = await Promise.all([
    rows.count(),
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar CSV' }).click(),
  ])
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n').filter(Boolean)
  expect(head).toMatch(/^\uFEFFQuando \(São Paulo\);Temperatura.*\(°C\);Umidade/)
  expect(lines.length).toBe(shown)
  const moment = (line = '') => Date.parse(`${line.slice(0, 19).replace(' ', 'T')}Z`)
  expect(moment(lines[0])).toBeGreaterThanOrEqual(seen.from - 60_000)
  expect(moment(lines.at(-1))).toBeLessThanOrEqual(seen.to + 60_000)

  await page.getByRole('region', { name: /^Temperatura/ }).focus()
  await page.keyboard.press('0')
  await expect.poll(() => windowOf(page)).toEqual(whole)
})

test('with fingers on a phone: two bring it nearer and along, one reads all charts, and the page still scrolls', async ({
  open,
}) => {
  const page = await open('grower')
  const { over } = await chartOf(page)
  const { x, x2, middle } = await boxOf(over)
  const fingers = await page.context().newCDPSession(page)
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    at(
      type,
      xs.map((from) => ({ x: from, y: middle.y })),
    )
  const pinch = await moved(page, async () => {
    await touch('touchStart', middle.x - 20, middle.x + 20)
    for (const apart of [30, 45, 60]) await touch('touchMove', middle.x - apart, middle.x + apart)
    await touch('touchEnd')
  })
  expect(Math.abs(pinch.after.span - pinch.before.span / 3)).toBeLessThan(HOUR)
  const along = await moved(page, async () => {
    await touch('touchStart', x + 40, x + 80)
    for (const right of [80, 120, 160]) await touch('touchMove', x + right, x + right + 40)
    await touch('touchEnd')
  })
  // To the right: what was before comes in.
  expect(Math.abs(along.after.from - (along.before.from - (120 / (x2 - x)) * along.before.span))).toBeLessThan(HOUR / 6)
  const moment = await momentOf(page)
  await touch('touchStart', x + 40)
  for (const right of [80, 120, 160]) await touch('touchMove', x + right)
  await touch('touchEnd')
  await expect.poll(() => momentOf(page)).not.toBe(moment)
  expect(await windowOf(page)).toEqual(along.after)
  const before = await page.evaluate(() => scrollY)
  await at('touchStart', [middle])
  for (const up of [20, 60, 100]) await at('touchMove', [{ x: middle.x, y: middle.y - up }])
  await at('touchEnd', [])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40)
  expect(await windowOf(page)).toEqual(along.after)
  await page.getByRole('button', { name: 'Voltar ao período todo' }).click()
  await expect.poll(async () => (await windowOf(page)).span).toBeGreaterThan(23 * HOUR)
})
