import pg from 'pg'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'
import { aMode, aModel, linked, robotsAtBench, switchedOn } from './bench.ts'

const who = 'cliente'

async function aLinkedRobot(site: string) {
  const model = await aModel(site)
  const [made] = await robotsAtBench(site, model)
  if (!made) throw new Error('no robot')
  await linked(site, made, who)
  return { model, made, robot: await switchedOn(site, made) }
}

const tile = (page: Page, name: string) => page.locator('section[aria-labelledby=agora]').getByText(name)

test('a reading is on the open page and in the open chart as it comes; a time without readings breaks the line and says why', async ({
  site,
  open,
}) => {
  const { made, robot } = await aLinkedRobot(site)
  await robot.tick({ temperature: 23.1, ppfd: 410 })
  const page = await open(who)
  await page.goto(`/ganza/${made.serial}`)
  await tile(page, '23,1 °C').waitFor()
  const charts = await open(who, { width: 1440, theme: 'dark' })
  await charts.goto(`/ganza/${made.serial}/graficos?faixa=1h&sensores=temperature`)
  const chart = charts.getByRole('figure').filter({ hasText: 'Temperatura' })
  await chart.getByText('23,1 °C').waitFor()
  await chart.locator('canvas').waitFor()
  const lit = Date.now()
  await robot.tick({ temperature: 23.9 })
  await tile(page, '23,9 °C').waitFor()
  await chart.getByText('de 23,1 °C a 23,9 °C').waitFor()
  await chart.getByRole('img', { name: 'Temperatura: de 23,1 °C a 23,9 °C.' }).waitFor()

  // The power is gone until the server, too, calls it a gap: not one before, that a slow machine made between two readings.
  const series = () => call(`${site}/api/v1/ganza/ganza/${made.serial}/series`, { as: who })
  const gaps = async () => (await series()).body.gaps as { from: string }[]
  await expect.poll(async () => (await gaps()).some(({ from }) => Date.parse(from) >= lit)).toBe(true)
  const again = await switchedOn(site, made, { temperature: 24.4 })
  await again.tick()
  await chart.getByText('de 23,1 °C a 24,4 °C').waitFor()
  await charts.getByText('Em números').click()
  await charts.getByText(': ficou sem energia').first().waitFor()
})

test('another mode is on its way until the robot says that it follows it', async ({ site, open }) => {
  const { model, made, robot } = await aLinkedRobot(site)
  const name = `Prova${Date.now().toString(36)}`
  await aMode(site, model, name)
  await robot.tick()
  const page = await open(who)
  await page.goto(`/ganza/${made.serial}`)
  const mode = page.locator('.card', { has: page.getByRole('heading', { name: 'Modo', exact: true }) })
  await mode.getByRole('combobox').selectOption({ label: name })
  await mode.getByRole('button', { name: 'Usar este modo' }).click()
  await mode.getByRole('heading', { name: `Mudar para ${name}?` }).waitFor()
  await mode.getByRole('button', { name: `Mudar para ${name}` }).click()
  await mode.getByText('aguardando o robô').waitFor()
  await page.getByText('Ele ainda não disse que modo segue.').waitFor()
  await robot.tick()
  await robot.tick()
  await expect.poll(() => mode.getByText('aguardando o robô').count()).toBe(0)
  expect(await mode.locator('strong').first().innerText()).toBe(name)
  // What it does now is told with its reason.
  await page.getByRole('listitem').filter({ hasText: 'Luz' }).getByText('ligada em 80 %').first().waitFor()

  // What was wished by hand, too: the page of the channel sees the robot follow.
  await page.goto(`/ganza/${made.serial}/canais/exaustor`)
  await page.getByRole('button', { name: 'Ajustar' }).click()
  await page.getByText('aguardando o robô').waitFor()
  await robot.tick()
  await robot.tick()
  await expect.poll(() => page.getByText('aguardando o robô').count()).toBe(0)
})

/** The job that holds the rules against what is read, now instead of at the next minute. */
async function rulesAreHeld() {
  const client = new pg.Client({ connectionString: inject('database') })
  await client.connect()
  try {
    await client.query(`select graphile_worker.add_job('device_alerts.evaluate', '{}'::json)`)
  } finally {
    await client.end()
  }
}

/** Comes back to the page, as from another app. */
const cameBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a warning is on the page while what it warns of lasts', async ({ site, open }) => {
  const { model, made, robot } = await aLinkedRobot(site)
  const { body } = await call(`${site}/api/v1/ganza/ganza_model/${model}`, { as: 'admin' })
  const light = (body.sensors as { id: number; key: string }[]).find(({ key }) => key === 'ppfd')
  const rule = { kind: 'range', sensor_id: light?.id, high: 900, hysteresis: 50, hold_minutes: 0, severity: 'critical' }
  const address = `${site}/api/v1/ganza/ganza/${made.serial}/aviso`
  expect((await call(address, { as: who, method: 'POST', json: rule })).status).toBe(200)
  await robot.tick({ ppfd: 600 })
  const page = await open(who)
  await page.goto(`/ganza/${made.serial}`)
  const warning = page.getByText('Grave:')
  expect(await warning.count()).toBe(0)
  const until = async (ppfd: number, count: number) => {
    await robot.tick({ ppfd })
    await rulesAreHeld()
    await expect
      .poll(async () => {
        await cameBack(page)
        return warning.count()
      })
      .toBe(count)
  }
  await until(1000, 1)
  await page
    .getByText(/PPFD.*1\.000/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await until(870, 1)
  await until(840, 0)
})
