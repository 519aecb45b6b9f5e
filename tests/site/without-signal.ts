import type { Page } from 'playwright-core'
import { call } from './call.ts'

/** Waits until the phone has what it needs without signal: the service worker with the offline page, and the kit. */
export async function packed(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(() => Number(localStorage.getItem('grower-kit')) > 0)
}

/** What a plant's journal holds, the newest first. */
export async function journalOf(site: string, slug: string) {
  const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, { as: 'grower' })
  return body as unknown as { total: number; data: { id: number; kind: string; text: string }[] }
}

/** Another hand, or another phone, notes a watering. */
export const watered = (site: string, slug: string, volume: number) =>
  call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, {
    as: 'grower',
    method: 'POST',
    json: { kind: 'rega', measures: { volume_ml: { value: volume } } },
  })

/** A plant's form for a watering, ready to be used without signal. */
export async function wateringForm(page: Page, slug: string) {
  await page.goto(`/cultivo/planta/${slug}/atualizacoes?tipo=rega`)
  await packed(page)
}

export async function water(page: Page, volume: string) {
  await page.getByLabel('Volume').fill(volume)
  await page.getByRole('button', { name: 'Registrar' }).click()
}
