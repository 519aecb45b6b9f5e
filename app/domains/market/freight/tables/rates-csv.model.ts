import { formatMoneyField, parseMoney } from '#shared/money.ts'
import { formatTypedField, parseNumber } from '#shared/numbers.ts'
import { conflictIn, MOST_RATES, type Rate } from './rates.model.ts'

export const ratesHead = ['cep_de', 'cep_ate', 'ate_kg', 'preco', 'dias_min', 'dias_max']

export const rateCells = ({ cep_from, cep_to, max_grams, price, days_min, days_max }: Rate) => [
  cep_from,
  cep_to,
  formatTypedField(max_grams / 1000),
  formatMoneyField(price).replaceAll('.', ''),
  days_min,
  days_max,
]

export type LineError = { line: number; message: string }

/** The rates of a file, or everything that is wrong with it, by line. A table is taken whole or not at all. */
export function readRates(text: string): { rates: Rate[]; errors: LineError[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const rows = lines
    .map((line, at) => ({ number: at + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head, ...rest] = rows
  if (!head) return { rates: [], errors: [{ line: 1, message: 'O arquivo está vazio.' }] }
  const places = ratesHead.map((name) => head.cells.findIndex((cell) => cell.toLowerCase() === name))
  const missing = ratesHead.filter((_, at) => places[at] === -1)
  if (missing.length)
    return {
      rates: [],
      errors: [{ line: head.number, message: `Faltam colunas na primeira linha: ${missing.join(', ')}.` }],
    }
  if (rest.length > MOST_RATES)
    return {
      rates: [],
      errors: [{ line: rest[MOST_RATES]?.number ?? 1, message: `Uma tabela tem até ${MOST_RATES} faixas.` }],
    }
  if (!rest.length)
    return { rates: [], errors: [{ line: head.number, message: 'Não há nenhuma faixa depois do cabeçalho.' }] }
  const read = rest.map(({ number, cells }) => ({ number, ...rateOf(places.map((place) => cells[place] ?? '')) }))
  const errors = read.flatMap(({ number, wrong }) => wrong.map((message) => ({ line: number, message })))
  const rates = read.flatMap(({ rate }) => rate ?? [])
  if (errors.length) return { rates: [], errors }
  const conflict = conflictIn(rates)
  if (!conflict) return { rates, errors: [] }
  const other = read[conflict.with]?.number
  return {
    rates: [],
    errors: [
      {
        line: read[conflict.at]?.number ?? 1,
        message:
          conflict.kind === 'twice'
            ? `A mesma faixa com o mesmo peso já está na linha ${other}.`
            : `Esta faixa de CEP cruza com a da linha ${other}. Separe as duas, ou use exatamente a mesma faixa com outro peso.`,
      },
    ],
  }
}

/** Semicolons, as Brazilian spreadsheets write them; tabs, when it was copied from one. */
function cellsOf(line: string): string[] {
  return line.split(line.includes(';') ? ';' : '\t').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

function rateOf([from = '', to = '', kg = '', cost = '', first = '', last = '']: string[]): {
  rate?: Rate
  wrong: string[]
} {
  const wrong: string[] = []
  const cep = (text: string, name: string) => {
    // A spreadsheet takes a CEP for a number and drops its leading zero.
    const digits = text.replace(/[\s.-]/g, '')
    if (!/^\d{7,8}$/.test(digits)) wrong.push(`${name}: escreva um CEP de 8 números, como 30130-010.`)
    return digits.padStart(8, '0')
  }
  const days = (text: string, name: string) => {
    const number = Number(text)
    if (!/^\d{1,2}$/.test(text)) wrong.push(`${name}: escreva um número de dias úteis, de 0 a 99.`)
    return number
  }
  const cep_from = cep(from, 'cep_de')
  const cep_to = cep(to, 'cep_ate')
  const weight = parseNumber(kg)
  const max_grams = Math.round((weight ?? Number.NaN) * 1000)
  if (!(max_grams > 0 && max_grams <= 1_000_000)) wrong.push('ate_kg: escreva o peso em quilos, como 0,5 ou 10.')
  const price = parseMoney(cost) ?? Number.NaN
  if (!(price >= 0 && price <= 10_000_000)) wrong.push('preco: escreva um valor em reais, como 24,90.')
  const days_min = days(first, 'dias_min')
  const days_max = days(last, 'dias_max')
  if (wrong.length) return { wrong }
  if (cep_from > cep_to) wrong.push('O CEP final vem antes do inicial.')
  if (days_min > days_max) wrong.push('O prazo maior vem antes do menor.')
  return wrong.length ? { wrong } : { wrong, rate: { cep_from, cep_to, max_grams, price, days_min, days_max } }
}
