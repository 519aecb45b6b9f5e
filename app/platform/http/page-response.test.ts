import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withoutNonce } from './page-response.ts'

test('a cached page allows its scripts by hash; an injected one stays forbidden', () => {
  const html =
    '<link nonce="abc"><script nonce="abc">one()</script><script>evil()</script><script nonce="abc" src="/x.js"></script>'
  const page = withoutNonce(html, 'abc')
  expect(page.html).not.toContain('nonce')
  expect(page.hashes).toEqual([`'sha256-${createHash('sha256').update('one()').digest('base64')}'`])
})
