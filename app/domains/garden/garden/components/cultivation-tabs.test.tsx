import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { deferredParts } from '#ui/deferred.tsx'
import { CultivationTabs } from './cultivation-tabs.tsx'

async function tabsAt(path: string) {
  await deferredParts()
  const $ = load(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <CultivationTabs />
      </MemoryRouter>,
    ),
  )
  const words = (selector: string) =>
    $(selector)
      .map((_, each) => $(each).text())
      .get()
  return { $, words }
}

test('Cultivo has four places of its own, and the rest under Mais, which opens without scripts', async () => {
  const { $, words } = await tabsAt('/cultivo')
  expect(words('nav > a')).toEqual(['Hoje', 'Agenda', 'Plantas', 'Espaços'])
  expect(words('nav > a[aria-current]')).toEqual(['Hoje'])
  const more = $('button[popovertarget]')
  expect(more.text()).toBe('Mais')
  const menu = `#${CSS_escape(more.attr('popovertarget') ?? '')}`
  expect($(menu).attr('popover')).toBe('auto')
  expect(words(`${menu} a`)).toEqual(
    'Planos|Genéticas|Nutrientes|Equipamentos|Potes|Atividades|Calculadoras|Etiquetas|Comparar|Importar|Conformidade'.split(
      '|',
    ),
  )
})

test('on a page of the rest, Mais is where you are, and the menu marks which', async () => {
  const { $, words } = await tabsAt('/cultivo/potes')
  expect(words('nav > a[aria-current]')).toEqual([])
  expect($('button[popovertarget]').attr('class')).toContain('tab-on')
  expect(words('[popover] [aria-current=page]')).toEqual(['Potes'])
})

/** React's ids hold characters that a selector does not. */
const CSS_escape = (id: string) => id.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`)
