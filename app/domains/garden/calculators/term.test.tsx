import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Help } from '#ui/components/help.tsx'
import { terms } from './term.words.ts'

test('a term opens beside its word without scripts, with its formula and its source', () => {
  for (const term of Object.values(terms)) {
    const $ = load(renderToStaticMarkup(<Help term={term} />))
    const button = $('button[type=button]')
    expect(button.attr('aria-label')).toBe(`O que é isso? ${term.name}`)
    const popover = $(`[id="${button.attr('popovertarget')}"][popover]`).text()
    for (const words of [term.says, ...term.formula, `Fonte: ${term.source}`]) expect(popover).toContain(words)
  }
})
