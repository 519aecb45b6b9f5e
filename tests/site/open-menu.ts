import type { Page } from 'playwright-core'
import { expect } from './site-test.ts'

/**
 * Opens a thing's menu by the beginning of its name, and waits until it is up. All of it is in sight: for what is not, the page
 * is scrolled below the finger, whose click at the old place closes the menu.
 */
export async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const seen = await page.locator('[popover]:popover-open').evaluate(async (menu) => {
    await Promise.all(menu.getAnimations().map((animation) => animation.finished))
    const { top, bottom } = menu.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  expect(seen, `the menu ${name} is in sight`).toBe(true)
}
