import { afterAll, beforeAll, expect, test } from 'vitest'
import { localServer } from '#tests/local-server.ts'
import { httpAgeAssurance } from './http-provider.ts'

const results: Record<string, { status?: number; body: string }> = {
  '52998224725': { body: '{"result":"adult"}' },
  '11144477735': { body: '{"result":"minor"}' },
  '00000000191': { body: '{"result":"unknown"}' },
  '1': { body: '{"result":"perhaps"}' },
  '2': { status: 500, body: '{}' },
}
let server: Awaited<ReturnType<typeof localServer>>
beforeAll(async () => {
  server = await localServer(({ body }) => results[JSON.parse(body).cpf] ?? { status: 404, body: '' })
})
afterAll(() => server.close())
const check = (cpf: string) =>
  httpAgeAssurance({ url: `${server.url}/consultas`, key: 'segredo' }).check({ cpf, birth_date: '1990-05-17' })

test.for([
  ['52998224725', 'adult'],
  ['11144477735', 'minor'],
  ['00000000191', 'unknown'],
] as const)('for %s the provider says %s', async ([cpf, result]) => {
  expect(await check(cpf)).toBe(result)
})

test('it is asked with its key, by CPF and birth date, and nothing else is sent', async () => {
  await check('52998224725')
  const { method, path, headers, body } = server.received.at(-1) ?? { body: '' }
  expect({ method, path, authorization: headers?.authorization }).toEqual({
    method: 'POST',
    path: '/consultas',
    authorization: 'Bearer segredo',
  })
  expect(JSON.parse(body)).toEqual({ cpf: '52998224725', birth_date: '1990-05-17', minimum_age: 18 })
})

test.for(['1', '2', '3'])('an answer outside of the protocol is a fault (%s)', async (cpf) => {
  await expect(check(cpf)).rejects.toThrow()
})

test('the person reads the name of its host', () => {
  expect(httpAgeAssurance({ url: 'https://idade.example/v1', key: 'x' }).provider).toBe('idade.example')
})
