import { expect } from 'vitest'
import { launchChromium } from '../../../chromium.ts'
import { test } from '../../site-test.ts'

test('with text twice as large nothing goes sideways on a narrow phone', async ({ site }) => {
  const browser = await launchChromium('--blink-settings=defaultFontSize=32')
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.goto(`${site}/blog`)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await width(), 'the list').toBe(360)
    const post = await page.locator('h2 a[href^="/blog/"]').first().getAttribute('href')
    await page.goto(`${site}${post}`)
    expect(await width(), 'a post').toBe(360)
    await page.goto(`${site}/auth/login`)
    expect(await width(), 'the way in').toBe(360)
  } finally {
    await browser.close()
  }
})
