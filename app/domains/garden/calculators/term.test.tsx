import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Help, type Term } from '#ui/components/help.tsx'
import { ownInWords, termOf, terms } from './term.words.ts'

test('a term opens beside its word without scripts, with its formula and its source', () => {
  for (const term of Object.values<Term>(terms)) {
    const $ = load(renderToStaticMarkup(<Help term={term} />))
    const button = $('button[type=button]')
    expect(button.attr('aria-label')).toBe(`O que é isso? ${term.name}`)
    const popover = $(`[id="${button.attr('popovertarget')}"][popover]`)
    const folded = popover.find('details')
    expect(folded.find('summary').text()).toBe('Como calculamos')
    for (const words of [...term.formula, ...(term.letters ?? []), `Fonte: ${term.source}`])
      expect(folded.text()).toContain(words)
    folded.remove()
    expect(popover.text()).toBe(`${term.name}${term.says}`)
  }
})

test('each letter of a formula is named', () => {
  for (const { formula, letters = [] } of [terms.vpd, terms.dli, terms.ec]) {
    const named = letters.map((line) => line.split(':')[0]).join(' ')
    for (const letter of formula.join(' ').match(/[A-Za-z][A-Za-z_]*/g) ?? [])
      if (!['mS', 'cm', 'VPD', 'ou', 'ppm', 'ar'].includes(letter))
        expect(`${named} ${letters.join(' ')}`).toContain(letter)
  }
})

test('one’s own value comes first, with where it lies and what to do; without a band nothing is said of it', () => {
  const own = ownInWords(terms.vpd, '1,69 kPa', { lies: 'high', words: 'alta para flora média (1,1 a 1,35)' })
  expect(own).toBe('A sua: 1,69 kPa, alta para flora média (1,1 a 1,35). Suba a umidade ou baixe a temperatura.')
  const $ = load(renderToStaticMarkup(<Help term={terms.vpd} own={own} />))
  expect($('[popover]').text().startsWith(`VPD${own}Quanto o ar`)).toBe(true)
  expect(ownInWords(terms.vpd, '1,2 kPa', { lies: 'within', words: 'no alvo, 1 a 1,4 kPa' })).toBe(
    'A sua: 1,2 kPa, no alvo, 1 a 1,4 kPa.',
  )
  expect(ownInWords(terms.dli, '30 mol/m²/dia')).toBe('A sua: 30 mol/m²/dia.')
  expect([termOf('vpd')?.name, termOf('temperature'), termOf('constructor')]).toEqual(['VPD', undefined, undefined])
})
