import { daysLeft } from './due.model.ts'

/** 'responder em 3 dias', 'responder hoje', 'atrasado há 2 dias': when the answer is due. */
export function dueWords(days_since: number): string {
  const left = daysLeft(days_since)
  if (left === 0) return 'responder hoje'
  if (left > 0) return left === 1 ? 'responder até amanhã' : `responder em ${left} dias`
  return left === -1 ? 'atrasado há 1 dia' : `atrasado há ${-left} dias`
}
