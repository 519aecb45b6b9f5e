import { inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { cpfCheckDigits } from '#shared/cpf.ts'
import { namedPeople } from '../users/demo-people.seed.ts'
import { users } from '../users/users.table.ts'
import { user_registrations } from './registrations.table.ts'

const names =
  'Tereza Antunes|Joaquim Verde|Maria de Lurdes Prado|Caio Barreto|Marina Alencar|Otávio Reis|Beatriz Nakamura|Cristina Lobo|Wagner Souto|Sueli Mattos|Henrique Duarte|Iara Fontes|Luiza Campos|Nair Siqueira|Rosângela Freitas|José Carlos Pinheiro|Elis Monteiro'.split(
    '|',
  )
const places = [
  { cep: '30130010', street: 'Rua dos Caetés', district: 'Centro', city: 'Belo Horizonte', uf: 'MG', ddd: '31' },
  { cep: '50030230', street: 'Rua da Guia', district: 'Recife Antigo', city: 'Recife', uf: 'PE', ddd: '81' },
  { cep: '80020310', street: 'Rua São Francisco', district: 'Centro', city: 'Curitiba', uf: 'PR', ddd: '41' },
  { cep: '40026280', street: 'Ladeira do Carmo', district: 'Santo Antônio', city: 'Salvador', uf: 'BA', ddd: '71' },
]

/** Complete registrations of the confirmed demo accounts: fictional people, CPFs with valid check digits. */
export async function seedDemoRegistrations(tx: Context, people: Map<string, { id: number }>) {
  const confirmed = Object.entries(namedPeople).flatMap(([name, { is_new }]) => {
    const id = people.get(name)?.id
    return id && !is_new ? [id] : []
  })
  await tx.db.insert(user_registrations).values(confirmed.map(rowOf))
}

/** Of further people, who bought something: their registrations are complete since then. */
export async function seedBuyers(tx: Context, ids: number[], since: Date) {
  await tx.db.insert(user_registrations).values(ids.map((id, at) => rowOf(id, at + 100)))
  await tx.db.update(users).set({ registration_confirmed_at: since }).where(inArray(users.id, ids))
}

function rowOf(user_id: number, at: number) {
  const { ddd, ...place } = places[at % places.length] ?? { ddd: '31' }
  const nine = String(100_000_000 + ((800_000_001 + at * 1_234_567) % 899_999_999))
  return {
    ...place,
    user_id,
    cpf: nine + cpfCheckDigits(nine),
    full_name: names[at % names.length],
    birth_date: `${1958 + ((at * 2) % 44)}-0${(at % 9) + 1}-1${at % 10}`,
    phone: `+55${ddd}9${String(80_000_000 + at * 12_345)}`,
    number: String(10 + at * 7),
    complement: at % 3 ? '' : 'casa 2',
  }
}
