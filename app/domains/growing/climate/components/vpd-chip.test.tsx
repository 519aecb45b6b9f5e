import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ownVpd } from '../vpd-place.words.ts'
import { VpdChip } from './vpd-chip.tsx'

const band = { from: new Date(0), to: new Date(1), stage: 'Flora média', low: 1.1, high: 1.35 }

/** What it says, and the name of its picture. */
function chip(vpd: number, within: typeof band | undefined = band) {
  const $ = load(renderToStaticMarkup(<VpdChip vpd={vpd} band={within} />))
  return { words: $('body').text(), icon: $('use').attr('href')?.split('#')[1], look: $('span').attr('class') }
}

test('the arrow points where the value lies: high is up, low is down', () => {
  expect(chip(1.6)).toMatchObject({ words: expect.stringContaining('alto para flora média'), icon: 'arrow-up' })
  expect(chip(0.7)).toMatchObject({ words: expect.stringContaining('baixo para flora média'), icon: 'arrow-down' })
  expect(chip(1.2)).toMatchObject({ words: expect.stringContaining('na faixa de flora média'), icon: 'check' })
})

test('what is said of the VPD never wears the colour of temperature or humidity', () => {
  for (const vpd of [-0.2, 0.7, 1.2, 1.6]) expect(chip(vpd).look).not.toMatch(/sensor-(temperature|humidity)/)
})

test('one’s own value is told as the chip judges it, and not at all without a band', () => {
  expect(ownVpd(1.69, band)).toEqual({ lies: 'high', words: 'alta para flora média (1,1 a 1,35)' })
  expect(ownVpd(0.7, band)?.words).toBe('baixa para flora média (1,1 a 1,35)')
  expect(ownVpd(1.354, band)).toEqual({ lies: 'within', words: 'na faixa de flora média (1,1 a 1,35)' })
  expect(ownVpd(1.69, null)).toBeNull()
})
