import { expect, test } from 'vitest'
import { deviceOf, isHandheld, networkOf } from './device.model.ts'

const agents = {
  'Chrome no Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Edge no Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Chrome no Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Samsung Internet no Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'Safari no iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Safari no Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Firefox no Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Programa ou aplicativo': 'curl/8.5.0',
}

test.for(Object.entries(agents))('%s', ([words, agent]) => expect(deviceOf(agent)).toBe(words))

test('phones and tablets are told from computers', () => {
  expect(isHandheld(agents['Safari no iPhone'])).toBe(true)
  expect(isHandheld(agents['Safari no Mac'])).toBe(false)
})

test.for([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:85a3:8d3::7334', '2001:db8:85a3'],
  ['2001:0db8:85a3::', '2001:db8:85a3'],
  ['::1', '0:0:0'],
] as const)('%s is in the network %s', ([ip, network]) => expect(networkOf(ip)).toBe(network))
