import { describe } from 'vitest'
import { expect, test } from '../browser.ts'
import { missedByFingers } from './fingers.ts'

/** On a phone, by who looks: what people tap most. */
const pages: [account: string | undefined, paths: string[]][] = [
  [undefined, ['/', '/banca', '/loja', '/auth/login', '/blog']],
  ['grower', ['/', '/cultivo', '/cultivo/agenda', '/cultivo/plantas', '/banca', '/banca/explorar', '/postagem/nova']],
  [
    'grower',
    [
      '/loja',
      '/loja/estufa-da-vila/ganza-tenda',
      '/carrinho',
      '/pedidos',
      '/ganza',
      '/perfil/joaquim.verde',
      '/notificacoes',
    ],
  ],
]
/** Reached from a list, by its first link: a plant, a space, a post, a robot. */
const firstOf: [list: string, link: string][] = [
  ['/cultivo/plantas', 'main a[href^="/cultivo/planta/"]'],
  ['/cultivo/espacos', 'main a[href^="/cultivo/espaco/"]'],
  ['/banca', 'main .post-when a[href^="/postagem/"]'],
  ['/ganza', 'main h2 a'],
]

describe.concurrent('a finger finds every target of a phone: 44 px each way', () => {
  test.for(pages.map(([account, paths]) => ({ account, paths, first: `${account ?? 'visitor'} ${paths[0]}` })))(
    'from $first',
    async ({ account, paths }, { open }) => {
      const page = await open(account, { width: 390, touch: true, serviceWorkers: 'block' })
      const faults: string[] = []
      for (const path of paths) {
        await page.goto(path)
        faults.push(...(await page.evaluate(missedByFingers)).map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
    },
  )

  test('on a plant, a space, a post and a robot', async ({ open }) => {
    const page = await open('grower', { width: 390, touch: true, serviceWorkers: 'block' })
    const faults: string[] = []
    for (const [list, link] of firstOf) {
      await page.goto(list)
      const path = (await page.locator(link).first().getAttribute('href')) ?? ''
      await page.goto(path)
      faults.push(...(await page.evaluate(missedByFingers)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})
