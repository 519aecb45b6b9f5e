import { parseNumber } from './numbers.ts'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const plain = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 'R$ 1.234,56' from integer centavos; negatives as '-R$ 5,00'. */
export const formatMoney = (centavos: number): string => reais.format(centavos / 100)

/** '1.234,56' from integer centavos, for a field with an 'R$' prefix. */
export const formatMoneyField = (centavos: number): string => plain.format(centavos / 100)

/** Integer centavos from typed 'R$ 1.234,56'. null when empty, NaN when it is no amount or has more than 2 decimals. */
export function parseMoney(text: string): number | null {
  const value = parseNumber(text.replace('R$', ''))
  if (value === null || Number.isNaN(value)) return value
  const centavos = Math.round(value * 100)
  return Math.abs(centavos - value * 100) < 1e-4 ? centavos : Number.NaN
}

/** '59.9' is read as 'R$ 59,90'. What is no amount stays, for its error. */
export function moneyAsRead(text: string): string {
  const centavos = parseMoney(text)
  return centavos === null || Number.isNaN(centavos) ? text : formatMoneyField(centavos)
}
