import { expect, test } from 'vitest'
import { limitedAddress } from './address.ts'

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:85a3:8d3::7334', '2001:db8:85a3:8d3::/64'],
  ['2001:0DB8:85a3:08d3:1:2:3:4', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
] as const)('%s is counted as %s', ([ip, counted]) => expect(limitedAddress(ip)).toBe(counted))
