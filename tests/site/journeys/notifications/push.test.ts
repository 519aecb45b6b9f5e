import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

type Plant = { id: number }

const question = (page: Page) => page.getByText('Receba notificações sobre seu usuário aqui no Grower', { exact: true })

test('who is logged in is asked about pushes in these words; a no is kept on the device', async ({ open }) => {
  const page = await open('grower', { asksAboutPushes: true })
  // A new headless window has refused everything, as if somebody had.
  await page.addInitScript("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
  await page.goto('/cultivo')
  await question(page).waitFor()
  await page.getByRole('button', { name: 'Permitir', exact: true }).last().waitFor()
  await page.getByLabel('Notificações', { exact: true }).getByRole('button', { name: 'Cancelar' }).click()
  await question(page).waitFor({ state: 'hidden' })
  const refused_at = await page.evaluate(() => Number(localStorage.getItem('grower-push-asked')))
  expect(Math.abs(refused_at - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000)
})

test('a push shows that there is something, and opens its page; in discreet mode it does not say from whom', async ({
  open,
}) => {
  const page = await open('grower', { whole: true })
  await page.context().grantPermissions(['notifications'])
  await page.goto('/cultivo')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const devtools = await page.context().newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string }[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const { origin } = new URL(page.url())
  const shown = async (data: object) => {
    // A worker that is only starting drops it; sent again it takes the place of the one before.
    const deliver = async () => {
      for (const { registrationId } of registrations)
        await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
    }
    await expect
      .poll(async () => {
        await deliver()
        return page.evaluate(async () => {
          const worker = await navigator.serviceWorker.ready
          const [one] = await worker.getNotifications()
          return one && [one.title, one.body, one.data.path]
        })
      })
      .toEqual(
        'text' in data && data.text
          ? ['Grower', 'Você recebeu um comentário', '/notificacoes']
          : ['Notas', 'Há algo novo.', '/notificacoes'],
      )
  }
  await shown({ name: 'Grower', text: 'Você recebeu um comentário', path: '/notificacoes' })
  await shown({ name: null, text: null, path: '/notificacoes' })
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent: (e: Event) => void
    }
    const [notification] = await scope.registration.getNotifications()
    const Click = (globalThis as unknown as { NotificationEvent: new (name: string, init: object) => Event })
      .NotificationEvent
    scope.dispatchEvent(new Click('notificationclick', { notification }))
  })
  await page.waitForURL('**/notificacoes')
})

test('an open list shows what arrives, and the bell counts it', async ({ open, site }) => {
  const page = await open('grower')
  const [mine] = (
    await call(`${site}/api/v1/plan-cultivation/plant?private=false&user=joaquim.verde`, { as: 'grower' })
  ).body.data as Plant[]
  await page.goto('/notificacoes')
  const said = `Chegou agora ${Date.now()}`
  const json = { plant_id: mine?.id, text: said }
  const { status } = await call(`${site}/api/v1/social/comment`, { as: 'vizinha', method: 'POST', json })
  expect(status).toBe(201)
  await page.getByText(said).waitFor()
})
