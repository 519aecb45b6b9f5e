import { isCnpj } from '#shared/cnpj.ts'
import { isCpf } from '#shared/cpf.ts'
import { unmask } from '#shared/masks.ts'

export type PixKey = { kind: 'cpf' | 'cnpj' | 'email' | 'telefone' | 'aleatoria'; key: string }

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const email = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/

/** A PIX key as the Banco Central keeps it; null when it is none. Eleven digits are a CPF where they can be one. */
export function pixKeyOf(typed: string): PixKey | null {
  const text = typed.trim().toLowerCase()
  if (uuid.test(text)) return { kind: 'aleatoria', key: text }
  if (email.test(text) && text.length <= 77) return { kind: 'email', key: text }
  if (!/^[0-9a-z+().\-/ ]+$/.test(text)) return null
  const plain = unmask(text)
  if (!text.startsWith('+') && isCpf(plain)) return { kind: 'cpf', key: plain }
  if (isCnpj(plain)) return { kind: 'cnpj', key: plain }
  // Written with dots, it is a CPF or CNPJ with a wrong digit, never a phone.
  if (text.includes('.')) return null
  const digits = text.startsWith('+') ? plain.replace(/^55/, '') : plain
  if (/^[1-9]{2}9\d{8}$/.test(digits)) return { kind: 'telefone', key: `+55${digits}` }
  return null
}
