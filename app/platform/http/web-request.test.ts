import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { webRequest } from './web-request.ts'

const asked = (url: string, host = 'grower.example') =>
  webRequest({ method: 'GET', headers: {}, host, url } as unknown as FastifyRequest, {
    https: true,
    siteUrl: 'https://site.example',
  }).url

test.for(['///', '//[', '//a:99999/x', 'http://a:99999/', '*'])('%s is the sender’s fault', (url) =>
  expect(() => asked(url)).toThrow(expect.objectContaining({ status: 400 })),
)

test('a path is one of ours however it begins', () => {
  expect(asked('//evil.example/x?a=1')).toBe('https://grower.example//evil.example/x?a=1')
  expect(asked('/a', '')).toBe('https://site.example/a')
})
