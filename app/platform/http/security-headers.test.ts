import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

test("a page's policy names no service of heat maps, and with one names it for nothing more than that", () => {
  const closed = pagePolicy(["'nonce-a'"])
  expect(closed).toMatch(/script-src 'self' 'nonce-a';.*connect-src 'self';/)
  expect(closed).not.toContain('//')
  const lines = pagePolicy(["'nonce-a'"], { heatMap: true }).split('; ')
  const opened = lines.filter((line) => !closed.split('; ').includes(line))
  expect(opened).toEqual([
    "script-src 'self' 'nonce-a' https://*.clarity.ms",
    "img-src 'self' data: blob: https://*.clarity.ms",
    "connect-src 'self' https://*.clarity.ms",
  ])
})
