import { closeWindow, expect, test } from '../browser.ts'
import { onSlowLine, settled } from '../touch.ts'
import { layoutShift } from './layout-shift.ts'
import type { Screen } from './screen.ts'
import { slowNetwork } from './slow-network.ts'

/** One per layout, and those that had layout shifts before. */
const screens: Screen[] = [
  { path: '/' },
  { path: '/auth/recuperar-senha' },
  { path: '/nao-existe' },
  { path: '/perfil/editorCpf', account: 'novata' },
  { path: '/termos-e-condicoes?versao=versao-1-1', account: 'grower' },
  { path: '/admin/usuarios', account: 'admin' },
  { path: '/cultivo/planta/acucena', account: 'grower' },
  { path: '/cultivo/espaco/armario-do-corredor-7', account: 'grower' },
]

test('no layout shift on a slow network: the document in chunks, fonts and scripts late', async ({ site, open }) => {
  const line = await slowNetwork(site)
  const jumps: string[] = []
  const look = async ({ path, account }: Screen, width: number) => {
    const page = await open(account, { width })
    await page.goto(line.address + path, { waitUntil: 'load' })
    await page.evaluate(async () => void (await document.fonts.ready))
    const shift = await layoutShift(page)
    if (shift > 0.02) jumps.push(`${path} at ${width} px: ${shift.toFixed(3)}`)
    await closeWindow(page.context())
  }
  // Few windows at once: in a page painted late, shifts go unnoticed.
  for (const screen of screens) await Promise.all([look(screen, 360), look(screen, 1440)])
  await line.stop()
  expect(jumps).toEqual([])
})

test('what a page holds for its grower or buyer alone comes with it by a link too: nothing is pushed down', async ({
  open,
}) => {
  const jumps: string[] = []
  for (const [from, link, account] of [
    ['/cultivo/plantas', /^\/cultivo\/planta\/[^/]+$/, 'grower'],
    ['/cultivo/espacos', /^\/cultivo\/espaco\/[^/]+$/, 'grower'],
    ['/loja', /^\/loja\/[^/]+\/[^/]+$/, undefined],
  ] as const) {
    const page = await open(account, { width: 390 })
    await page.goto(from, { waitUntil: 'load' })
    await onSlowLine(page)
    const hrefs = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    const to = hrefs.find((href) => link.test(href)) ?? `no link like ${link}`
    await page.locator(`main a[href="${to}"]`).first().click()
    await page.waitForURL(`**${to}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    const shift = await layoutShift(page)
    if (shift > 0.02) jumps.push(`${from} → ${to}: ${shift.toFixed(3)}`)
    await closeWindow(page.context())
  }
  expect(jumps).toEqual([])
})
