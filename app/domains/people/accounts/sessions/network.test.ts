import { expect, test } from 'vitest'
import { networkOf } from './network.model.ts'

test.for([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:85a3:8d3::7334', '2001:db8:85a3'],
  ['2001:0db8:85a3::', '2001:db8:85a3'],
  ['::1', '0:0:0'],
] as const)('%s is in the network %s', ([ip, network]) => expect(networkOf(ip)).toBe(network))
