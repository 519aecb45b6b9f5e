import { DAY } from '#shared/durations.ts'

type Boleto = {
  /** Three digits. */
  bank: string
  /** Day, as '2026-11-25'. */
  due_on: string
  /** Centavos. */
  amount: number
  /** The bank's own 25 digits. */
  free: string
}

const daysSince = (day: string, from: string) => Math.round((Date.parse(day) - Date.parse(from)) / DAY)

/**
 * Due date as four digits: days since 07/10/1997 up to 9999 on 21/02/2025, then from 1000 again, and so on every 9000
 * days (FEBRABAN).
 */
export function dueFactor(due_on: string): string {
  const days = daysSince(due_on, '1997-10-07')
  return String(days <= 9999 ? days : 1000 + ((days - 10_000) % 9000)).padStart(4, '0')
}

/** The 44 digits of the bar code: bank, currency, check digit, due date, amount, and what the bank writes. */
export function barcodeOf({ bank, due_on, amount, free }: Boleto): string {
  const head = `${bank}9`
  const rest = `${dueFactor(due_on)}${String(amount).padStart(10, '0')}${free}`
  return head + modulo11(head + rest) + rest
}

/** The 47 digits that people type: three blocks of the bank's part, each with a check digit, then what is due. */
export function lineOf(barcode: string): string {
  const free = barcode.slice(19)
  const blocks = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  return blocks.map((block) => block + modulo10(block)).join('') + barcode.slice(4, 19)
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
export function modulo11(digits: string): string {
  const sum = fromRight(digits).reduce((all, digit, at) => all + digit * (2 + (at % 8)), 0)
  const check = 11 - (sum % 11)
  return String(check === 10 || check === 11 ? 1 : check)
}

/** Weights 2 and 1 from the right, digits of the products added. */
export function modulo10(digits: string): string {
  const sum = fromRight(digits).reduce((all, digit, at) => {
    const product = digit * (at % 2 === 0 ? 2 : 1)
    return all + Math.floor(product / 10) + (product % 10)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

const fromRight = (digits: string) => [...digits].reverse().map(Number)
