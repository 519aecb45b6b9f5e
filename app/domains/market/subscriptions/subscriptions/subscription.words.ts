import type { CycleState, Interval, SubscriptionState } from './subscription.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber' | 'danger' | 'info'

export const subscriptionStateWords: Record<SubscriptionState, { label: string; tone: Tone }> = {
  pendente: { label: 'Falta o 1º pagamento', tone: 'amber' },
  teste: { label: 'Em teste', tone: 'info' },
  ativa: { label: 'Ativa', tone: 'primary' },
  atrasada: { label: 'Atrasada', tone: 'danger' },
  nao_paga: { label: 'Encerrada sem pagamento', tone: 'neutral' },
  cancelada: { label: 'Cancelada', tone: 'neutral' },
}

export const cycleStateWords: Record<CycleState, { label: string; tone: Tone }> = {
  teste: { label: 'Grátis', tone: 'info' },
  aberto: { label: 'Espera pagamento', tone: 'amber' },
  pago: { label: 'Pago', tone: 'primary' },
  falhou: { label: 'Não pago', tone: 'neutral' },
  devolvido: { label: 'Devolvido', tone: 'neutral' },
}

export const intervalWords: Record<Interval, { label: string; per: string }> = {
  mensal: { label: 'Mensal', per: 'por mês' },
  anual: { label: 'Anual', per: 'por ano' },
}

/** 'Mensal', or the variant's own name with it. */
export const planName = (variant: string, interval: Interval) =>
  variant ? `${variant}, ${intervalWords[interval].label.toLowerCase()}` : intervalWords[interval].label
