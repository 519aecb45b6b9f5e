import { formatMegabytes } from '#shared/megabytes.ts'
import { formatMoney } from '#shared/money.ts'
import { formatCount } from '#shared/numbers.ts'
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
