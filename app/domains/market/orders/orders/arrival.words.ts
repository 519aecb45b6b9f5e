import type { Arrival } from './arrival.model.ts'

const longDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const monthOf = (day: string) => day.slice(0, 7)

/** 'Chega entre 3 e 7 de dezembro'; once that is over, that it should have come. */
export function arrivalInWords({ from, to }: Arrival, today: string): string {
  const [first, last] = [longDay.format(new Date(from)), longDay.format(new Date(to))]
  if (today > to) return `Devia ter chegado até ${last}`
  if (from === to) return `Chega em ${last}`
  return `Chega entre ${monthOf(from) === monthOf(to) ? Number(from.slice(8)) : first} e ${last}`
}

/** 'Se pagar hoje, chega entre 3 e 7 de dezembro'. */
export const ifPaidInWords = (arrives: Arrival, today: string) =>
  `Se pagar hoje, ${arrivalInWords(arrives, today).replace(/^C/, 'c')}`
