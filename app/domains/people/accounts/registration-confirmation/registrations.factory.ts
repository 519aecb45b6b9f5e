import { cpfCheckDigits } from '#shared/cpf.ts'

let made = 0

/** A valid CPF, unique per test run. */
export function aCpf(): string {
  const nine = String(100_000_000 + ++made * 7919)
  return nine + cpfCheckDigits(nine)
}

/** A complete registration form, as typed. */
export const registrationForm = (typed: Record<string, string> = {}) => ({
  full_name: 'Maria das Dores Flor',
  cpf: aCpf(),
  birth_date: '1990-05-17',
  phone: '(31) 98765-4321',
  cep: '30130-010',
  street: 'Rua dos Caetés',
  number: '12 fundos',
  complement: '',
  district: 'Centro',
  city: 'Belo Horizonte',
  uf: 'MG' as const,
  ...typed,
})
