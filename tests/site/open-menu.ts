import type { Page } from 'playwright-core'

/** Opens a thing's menu by the beginning of its name, and waits until it is up: Playwright would scroll the page to reach what rises, and its click at the old place would close it. */
export async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page
    .locator('[popover]:popover-open')
    .evaluate((menu) => Promise.all(menu.getAnimations().map((animation) => animation.finished)))
}
