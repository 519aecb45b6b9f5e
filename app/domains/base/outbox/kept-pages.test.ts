import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a page whose form is kept without signal asks for nothing anew, which would take it away', () => {
  const pages = globSync('app/**/*.page.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const keeping = pages.filter(({ text }) => /clientAction = .*sendOrEnqueue/.test(text))
  expect(keeping.length).toBeGreaterThan(2)
  const asking = keeping.filter(({ text }) => !text.includes('shouldRevalidate = afterKept'))
  expect(asking.map(({ file }) => file)).toEqual([])
})
