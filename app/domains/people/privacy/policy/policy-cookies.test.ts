import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { policyText } from './policy-text.seed.ts'

/** Of the session's storage, which leaves with the tab. */
const notCookies = ['grower_reloaded_at']

test('the policy names every cookie that the code sets', () => {
  const sources = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((file) => readFileSync(file, 'utf8'))
  const names = sources.flatMap((text) =>
    [...text.matchAll(/'(?:__Host-)?(grower_[a-z_]+|accept_cookie)'/g)].map(([, name]) => name),
  )
  const cookies = [...new Set(names)].filter((name) => !notCookies.includes(String(name)))
  expect(cookies.length).toBeGreaterThan(10)
  const [, listed = ''] = policyText.split('## 4. Cookies')
  expect(cookies.filter((name) => !listed.includes(`- **${name}:**`))).toEqual([])
})

test('the policy says of a contact left on a page what is kept, on which basis and for how long', () => {
  expect(
    policyText.match(/^- \*\*Contato que você deixa em uma página de apresentação.*art\. 7º, I\)\.$/m),
  ).not.toBeNull()
  const [, periods = ''] = policyText.split('## 6. Por quanto tempo')
  expect(periods).toMatch(/contatos deixados em páginas de apresentação: até/)
})
