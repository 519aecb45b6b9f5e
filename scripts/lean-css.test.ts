import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { leanCss } from './lean-css.ts'

const config = resolveConfig({ configFile: false, css: { postcss: { plugins: [leanCss()] } } }, 'build')
const lean = async (css: string) => (await preprocessCSS(css, 'sheet.css', await config)).code.replaceAll(/\s+/g, ' ')

test('the plain colour before a mixed one goes, and so does the question whether colours mix', async () => {
  const mixed = 'color-mix(in oklab, var(--color-info) 25%, transparent)'
  const css = `.a { border-color: var(--color-info); @supports (color: color-mix(in lab, red, red)) { border-color: ${mixed}; } }`
  expect(await lean(css)).toBe(`.a { border-color: ${mixed} }`)
})

test('what stands before the mixed colour and is something else stays', async () => {
  const css = '.a { color: red; fill: blue; @supports (color: color-mix(in lab, red, red)) { fill: green; } }'
  expect(await lean(css)).toBe('.a { color: red; fill: green }')
})

test('other questions stay', async () => {
  const css = '.a { @supports (position-area: block-end) { inset: auto; } }'
  expect(await lean(css)).toBe(css)
})

test('variables of Tailwind that nobody reads go', async () => {
  const css = '.a { --tw-font-weight: 700; font-weight: 700; --own: 1; } @property --tw-font-weight { syntax: "*"; }'
  expect(await lean(css)).toBe('.a { font-weight: 700; --own: 1; }')
})

test('a variable with one value everywhere stands where it was read', async () => {
  const css =
    '.a { --tw-back: 0; margin: calc(1px * calc(1 - var(--tw-back))); } @property --tw-back { initial-value: 0; }'
  expect(await lean(css)).toBe('.a { margin: calc(1px * calc(1 - 0)); }')
})

test('a variable that is never set gives way to what stands after its comma', async () => {
  const css = '.a { box-shadow: 0 0 var(--tw-tint, rgb(0 0 0 / 10%)) inset; } @property --tw-tint { syntax: "*"; }'
  expect(await lean(css)).toBe('.a { box-shadow: 0 0 rgb(0 0 0 / 10%) inset; }')
})

test('a variable with several values stays, and so does one that is set here and there without a first value', async () => {
  const several =
    '.a { --tw-line: dashed; border-style: var(--tw-line); } @property --tw-line { syntax: "*"; initial-value: solid; }'
  expect(await lean(several)).toBe(several)
  const unknown = '.a { --tw-x: 1; } .b { opacity: var(--tw-x); }'
  expect(await lean(unknown)).toBe(unknown)
})
