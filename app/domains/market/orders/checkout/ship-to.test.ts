import { expect, test } from 'vitest'
import { shipToKnown } from './ship-to.view.ts'

const address = {
  recipient: 'Dona Lurdes',
  phone: '+5511987654321',
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP' as const,
}

test('the address known is filled in for its own CEP', () => {
  expect(shipToKnown({ address, cep: '01310100' })).toMatchObject({
    'address.street': 'Avenida Paulista',
    'address.city': 'São Paulo',
  })
  expect(shipToKnown({ address, cep: null })).toHaveProperty(['address.street'])
})

test('for another CEP street, number and town are not those of the old one; who receives it stays', () => {
  const filled = shipToKnown({ address, cep: '20040020' })
  expect(Object.keys(filled)).toEqual(['address.recipient', 'address.phone'])
  expect(filled['address.recipient']).toBe('Dona Lurdes')
})

test('nothing known is nothing filled in', () => expect(shipToKnown({ address: null, cep: null })).toEqual({}))
