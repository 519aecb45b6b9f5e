import { expect, test } from 'vitest'
import { pixKeyOf } from './pix-key.model.ts'

test.each([
  ['529.982.247-25', 'cpf', '52998224725'],
  ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
  ['Ana@Exemplo.com.br', 'email', 'ana@exemplo.com.br'],
  ['(31) 98765-4321', 'telefone', '+5531987654321'],
  ['+55 31 98765-4321', 'telefone', '+5531987654321'],
  ['7D9F0335-8DCC-4054-9BF9-0DBD61D36906', 'aleatoria', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
])('%s is a PIX key', (typed, kind, key) => expect(pixKeyOf(typed)).toEqual({ kind, key }))

test.each(['', 'ana', '123', '529.982.247-26', '(31) 8765-4321', 'a@b'])('%j is none', (typed) =>
  expect(pixKeyOf(typed)).toBeNull(),
)
