import { expect, test } from 'vitest'
import { proxyTest } from './trusted-proxies.ts'

test.for([
  ['10.0.0.0/8,::1', '10.2.3.4', true],
  ['10.0.0.0/8,::1', '::ffff:10.2.3.4', true],
  ['10.0.0.0/8,::1', '::1', true],
  ['10.0.0.0/8,::1', '203.0.113.1', false],
  ['2001:db8::/32', '2001:db8:1::9', true],
  ['10.0.0.0/8', 'unknown', false],
  [1, '203.0.113.1', true],
  [false, '127.0.0.1', false],
] as const)('with %s the connection from %s is a proxy’s: %s', ([setting, address, isProxy]) =>
  expect(proxyTest(setting)(address, 0)).toBe(isProxy),
)

test('of two hops the third is nobody that we know', () => expect(proxyTest(2)('203.0.113.1', 2)).toBe(false))
