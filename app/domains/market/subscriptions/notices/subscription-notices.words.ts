import { formatDay, onDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import type { Subscription } from '../subscriptions/subscriptions.table.ts'

type Told = Pick<Subscription, 'price' | 'next_price' | 'next_price_from' | 'due_at' | 'cancel_at' | 'cancel_reason'>
type Words = { title: string; text: string; mailed?: true }

/** What its subscriber is told. The charge of each period and its receipt are mailed by the order. */
export const subscriberWords = {
  trial_began: ({ due_at }) => ({
    title: 'Seu período de teste começou',
    text: `Você não paga nada até ${formatDay(due_at)}. Se não quiser seguir, cancele antes disso.`,
    mailed: true,
  }),
  trial_ends: ({ due_at, price }) => ({
    title: 'Seu período de teste está acabando',
    text: `Em ${formatDay(due_at)} chega a primeira cobrança, de ${formatMoney(price)}. Cancele antes, se não quiser seguir.`,
    mailed: true,
  }),
  began: ({ due_at }) => ({
    title: 'Sua assinatura começou',
    text: `O próximo pagamento é ${onDay(formatDay(due_at))}.`,
  }),
  renewed: ({ due_at }) => ({ title: 'Assinatura renovada', text: `Vale até ${formatDay(due_at)}.` }),
  due: ({ price }) => ({
    title: 'Chegou a cobrança da sua assinatura',
    text: `São ${formatMoney(price)}. Pague para seguir com ela.`,
  }),
  late: ({ price }) => ({
    title: 'O pagamento da sua assinatura está atrasado',
    text: `Mandamos uma cobrança nova, de ${formatMoney(price)}. Sete dias depois do vencimento, a assinatura se encerra.`,
    mailed: true,
  }),
  unpaid: () => ({
    title: 'Sua assinatura foi encerrada',
    text: 'O pagamento não chegou depois de quatro cobranças. Nada mais será cobrado, e você pode assinar de novo.',
    mailed: true,
  }),
  ended: ({ cancel_reason }) => ({
    title: 'Sua assinatura terminou',
    text: `${cancel_reason ? `${cancel_reason} ` : ''}Nada mais será cobrado.`,
    mailed: true,
  }),
  ends_later: ({ cancel_at, cancel_reason }) => ({
    title: 'Sua assinatura vai terminar',
    text: `${cancel_reason ? `${cancel_reason} ` : ''}Ela vale até ${cancel_at ? formatDay(cancel_at) : 'o fim do período'} e nada mais será cobrado.`,
    mailed: true,
  }),
  price: ({ price, next_price, next_price_from }) => ({
    title: 'Sua assinatura vai mudar de preço',
    text: `De ${formatMoney(price)} para ${formatMoney(next_price ?? price)}, a partir de ${next_price_from ? formatDay(next_price_from) : 'breve'}. Aceite para seguir; sem a sua resposta, ela termina.`,
    mailed: true,
  }),
} satisfies Record<string, (subscription: Told) => Words>
export type SubscriberNews = keyof typeof subscriberWords

/** What those who care for the store are told. */
export const storeWords = {
  trial_began: { title: 'Alguém começou um teste grátis', text: 'Veja em Assinaturas até quando.' },
  canceled: { title: 'Uma assinatura foi cancelada', text: 'Veja em Assinaturas o motivo e até quando vale.' },
  no_stock: {
    title: 'Assinaturas esperam por estoque',
    text: 'Sem estoque não cobramos ninguém. Reponha em até sete dias, ou elas terminam.',
  },
  price_declined: { title: 'Um novo preço não foi aceito', text: 'A assinatura termina no fim do período.' },
} satisfies Record<string, Words>
export type StoreNews = keyof typeof storeWords
