import { afterAll, beforeAll, expect, test } from 'vitest'
import { localServer } from '#tests/local-server.ts'
import { viaCep } from './via-cep.ts'

// Answers as https://viacep.com.br gives them.
const answers: Record<string, { status?: number; body: string; type?: string; after_ms?: number }> = {
  '/ws/01001000/json/': {
    body: JSON.stringify({
      cep: '01001-000',
      logradouro: 'Praça da Sé',
      complemento: 'lado ímpar',
      unidade: '',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
      estado: 'São Paulo',
      regiao: 'Sudeste',
      ibge: '3550308',
      gia: '1004',
      ddd: '11',
      siafi: '7107',
    }),
  },
  '/ws/45150000/json/': {
    body: JSON.stringify({ cep: '45150-000', logradouro: '', bairro: '', localidade: 'Itambé', uf: 'BA' }),
  },
  '/ws/99999999/json/': { body: '{"erro": "true"}' },
  '/ws/99999998/json/': { body: '{"erro": true}' },
  '/ws/00000000/json/': { status: 400, body: '<h1>Bad Request</h1>', type: 'text/html' },
  '/ws/00000001/json/': { body: '<p>manutenção</p>', type: 'text/html' },
  '/ws/00000002/json/': { body: '{"localidade": ""}' },
  '/ws/00000003/json/': { body: '{}', after_ms: 4000 },
}

let server: Awaited<ReturnType<typeof localServer>>
beforeAll(async () => {
  server = await localServer(({ path }) => answers[path] ?? { status: 404, body: '' })
})
afterAll(() => server.close())

test('a CEP is its street, district, city and state', async () => {
  expect(await viaCep(server.url).find('01001000')).toEqual({
    street: 'Praça da Sé',
    district: 'Sé',
    city: 'São Paulo',
    uf: 'SP',
  })
  expect(server.received.at(-1)).toMatchObject({ method: 'GET', path: '/ws/01001000/json/' })
})

test("a small town's only CEP has a city and no street", async () => {
  expect(await viaCep(server.url).find('45150000')).toEqual({ street: '', district: '', city: 'Itambé', uf: 'BA' })
})

test.for(['99999999', '99999998'])('%s, which does not exist, is nothing', async (cep) => {
  expect(await viaCep(server.url).find(cep)).toBeNull()
})

test.for([
  ['a refusal', '00000000'],
  ['a page instead of an answer', '00000001'],
  ['an answer without a city', '00000002'],
  ['silence', '00000003'],
])('%s is a fault of the directory', async ([, cep]) => {
  await expect(viaCep(server.url).find(cep ?? '')).rejects.toThrow()
})

test('so is a directory that is not there', async () => {
  await expect(viaCep('http://127.0.0.1:9').find('01001000')).rejects.toThrow()
})
