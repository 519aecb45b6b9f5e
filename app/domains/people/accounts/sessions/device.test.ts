import { expect, test } from 'vitest'
import { deviceOf, isHandheld } from './device.model.ts'

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit}`
const ipad = `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webkit}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`

const agents = [
  ['Chrome no Windows', windows],
  ['Edge no Windows', `${windows} Edg/131.0.0.0`],
  ['Opera no Windows', `${windows} OPR/117.0.0.0`],
  ['Firefox no Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Chrome no Android', `${android} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet no Android', `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['Edge no Android', `${android} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`],
  ['Opera no Android', `${android} Chrome/131.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`],
  ['Firefox no Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  ['Safari no iPhone', `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome no iPhone', `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Firefox no iPhone', `${iphone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge no iPhone', `${iphone} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari no iPad', `${ipad} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome no iPad', `${ipad} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  // Also an iPad in desktop mode.
  ['Safari no Mac', `${mac} Version/18.1 Safari/605.1.15`],
  ['Firefox no Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Chrome no Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/131.0.0.0 Safari/537.36`],
  ['Programa ou aplicativo', 'curl/8.5.0'],
  ['Programa ou aplicativo', 'okhttp/4.12.0'],
  ['Programa ou aplicativo', ''],
] as const

test.for(agents)('%s: %s', ([words, agent]) => expect(deviceOf(agent)).toBe(words))

test('a browser that is made of another one goes by its name', () => {
  expect(deviceOf(`${windows} Vivaldi/7.0`)).toBe('Chrome no Windows')
  expect(deviceOf(`${windows} Brave/131`)).toBe('Chrome no Windows')
  expect(deviceOf(`${iphone} Version/18.1 OPT/5.2 Mobile/15E148 Safari/604.1`)).toBe('Safari no iPhone')
})

test('a page within an app says its system, and its browser where it has one', () => {
  const inApp = 'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv)'
  expect(deviceOf(`${inApp} ${blink} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 361.0`)).toBe(
    'Chrome no Android',
  )
  expect(deviceOf(`${iphone} Mobile/15E148 Instagram 361.0`)).toBe('iPhone')
  expect(deviceOf(`${iphone} GSA/340.3 Mobile/15E148 Safari/604.1`)).toBe('iPhone')
})

test('phones and tablets are told from computers', () => {
  const handheld = agents.filter(([, agent]) => isHandheld(agent)).map(([words]) => words)
  expect(handheld).toEqual(agents.map(([words]) => words).filter((words) => /Android|iPhone|iPad/.test(words)))
  expect(isHandheld(`${android} Chrome/131.0.0.0 Safari/537.36`)).toBe(true)
})

test('nothing that is said makes it stumble', () => {
  for (const agent of ['-', 'x'.repeat(300), 'Version/'.repeat(37), '1.'.repeat(150), 'iPhone os like mac os x'])
    expect(() => [deviceOf(agent), isHandheld(agent)]).not.toThrow()
  expect(deviceOf('1.'.repeat(150))).toBe('Programa ou aplicativo')
})
