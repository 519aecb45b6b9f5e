import { closeWindow, expect, test } from '../browser.ts'
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
]

test('no layout shift on a slow network: the document in chunks, fonts and scripts late', { timeout: 120_000 }, async ({
  site,
  open,
}) => {
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
