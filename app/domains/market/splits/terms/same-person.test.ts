import { expect, test } from 'vitest'
import { mailbox, samePerson } from './same-person.model.ts'

test('one mailbox has many spellings', () => {
  expect(mailbox('Ana.Souza+loja@gmail.com')).toBe(mailbox('anasouza@googlemail.com'))
  expect(mailbox('ana+1@exemplo.com')).toBe('ana@exemplo.com')
  expect(mailbox('ana.b@exemplo.com')).not.toBe(mailbox('anab@exemplo.com'))
})

test('same account, same CPF, same mailbox: the same person', () => {
  const affiliate = { id: 1, email: 'ana@exemplo.com', cpf: '11144477735' }
  expect(samePerson({ ...affiliate, email: 'x@y.com', cpf: null }, affiliate)).toBe('conta')
  expect(samePerson({ id: 2, email: 'x@y.com', cpf: '11144477735' }, affiliate)).toBe('cpf')
  expect(samePerson({ id: 2, email: 'ana+2@exemplo.com', cpf: null }, affiliate)).toBe('email')
  expect(samePerson({ id: 2, email: 'x@y.com', cpf: null }, { ...affiliate, cpf: null })).toBeNull()
})
