import { closeWindow, expect, test } from '../browser.ts'
import { layoutShift } from './layout-shift.ts'
import type { Screen } from './screen.ts'
import { slowLine } from './slow-line.ts'

/** One per layout, and those that did jump. */
const screens: Screen[] = [
  { path: '/' },
  { path: '/auth/recuperar-senha' },
  { path: '/nao-existe' },
  { path: '/perfil/editorCpf', account: 'novata' },
  { path: '/termos-e-condicoes?versao=versao-1-1', account: 'grower' },
  { path: '/admin/usuarios', account: 'admin' },
]

test('nothing jumps on a slow line: the document in pieces, fonts and scripts late', { timeout: 120_000 }, async ({
  site,
  open,
}) => {
  const line = await slowLine(site)
  const jumps: string[] = []
  const look = async ({ path, account }: Screen, width: number) => {
    const page = await open(account, { width })
    await page.goto(line.address + path, { waitUntil: 'load' })
    await page.evaluate(async () => void (await document.fonts.ready))
    const shift = await layoutShift(page)
    if (shift > 0.02) jumps.push(`${path} at ${width} px: ${shift.toFixed(3)}`)
    await closeWindow(page.context())
  }
  // Few windows at once: a page that is painted late jumps unseen.
  for (const screen of screens) await Promise.all([look(screen, 360), look(screen, 1440)])
  await line.stop()
  expect(jumps).toEqual([])
})
