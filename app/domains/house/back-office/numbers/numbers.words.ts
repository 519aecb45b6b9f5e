import { formatMegabytes } from '#shared/megabytes.ts'
import { formatMoney, formatMoneyField } from '#shared/money.ts'
import { formatCount, formatNumber } from '#shared/numbers.ts'
import type { Measure } from './numbers.schemas.ts'

export const measureWords: Record<Measure, string> = {
  arrivals: 'Contas novas',
  stayed: 'Voltaram depois de 28 dias',
  updates: 'Anotações',
  posts: 'Posts',
  comments: 'Comentários',
  reports: 'Denúncias',
  decisions: 'Decisões',
  tickets: 'Contatos',
  answers: 'Respostas da equipe',
  orders: 'Pedidos pagos',
  paid: 'Pago',
  refunded: 'Devolvido',
  bytes: 'Guardado',
}

export const amountWords = (measure: Measure, amount: number) =>
  measure === 'paid' || measure === 'refunded'
    ? formatMoney(amount)
    : measure === 'bytes'
      ? formatMegabytes(amount)
      : formatCount(amount)

/** Of what is no count, in a spreadsheet. */
const units: Partial<Record<Measure, string>> = { paid: 'R$', refunded: 'R$', bytes: 'MB' }

/** 'Pago (R$)', 'Posts': the head of a column. */
export const withUnit = (measure: Measure) =>
  units[measure] ? `${measureWords[measure]} (${units[measure]})` : measureWords[measure]

/** In its unit, with a decimal comma; empty when it is not known. */
export function sheetCell(measure: Measure, amount: number | null | undefined): string | number {
  if (amount === null || amount === undefined) return ''
  if (units[measure] === 'R$') return formatMoneyField(amount)
  return units[measure] === 'MB' ? formatNumber(amount / (1024 * 1024), 1) : amount
}

/** Where what is counted since a day stands one by one, as many as were counted. */
const lists: Partial<Record<Measure, string>> = {
  arrivals: '/admin/usuarios?since=',
  posts: '/admin/postagens?since=',
  tickets: '/admin/contatos?since=',
  orders: '/admin/marketplace/pedidos?paid_since=',
}
export const listSince = (measure: Measure, day: string | undefined) =>
  day && lists[measure] ? lists[measure] + day : undefined

/** Questions that the numbers answer, and where each leads. */
export const questions: { ask: string; measures: Measure[]; to?: { path: string; label: string } }[] = [
  { ask: 'Quem chega fica?', measures: ['arrivals', 'stayed'], to: { path: '/admin/usuarios', label: 'Usuários' } },
  {
    ask: 'Estão cultivando e conversando?',
    measures: ['updates', 'posts', 'comments'],
    to: { path: '/admin/postagens', label: 'Posts' },
  },
  {
    ask: 'Entra dinheiro? Quanto volta?',
    measures: ['orders', 'paid', 'refunded'],
    to: { path: '/admin/marketplace/pedidos', label: 'Pedidos' },
  },
  {
    ask: 'A moderação acompanha?',
    measures: ['reports', 'decisions'],
    to: { path: '/admin/denuncias', label: 'Denúncias' },
  },
  {
    ask: 'Quem escreve tem resposta?',
    measures: ['tickets', 'answers'],
    to: { path: '/admin/contatos', label: 'Contatos' },
  },
  { ask: 'O disco enche em que ritmo?', measures: ['bytes'] },
]
