import type { CardOutcome, SandboxState } from './sandbox.kinds.ts'

export const outcomeWords: Record<CardOutcome, string> = {
  approved: 'Aprovado na hora',
  refused: 'Recusado pelo banco',
  insufficient_funds: 'Sem limite',
  expired_card: 'Cartão vencido',
  processing: 'Fica em análise e depois é aprovado',
  chargeback: 'Aprovado e contestado um minuto depois',
}

/** What the bank says of a card that it refuses. */
export const refusalWords: Partial<Record<CardOutcome, string>> = {
  refused: 'O banco recusou este cartão. Tente outro ou fale com o banco.',
  insufficient_funds: 'O cartão não tem limite para esta compra.',
  expired_card: 'O cartão está vencido.',
}

export const stateWords: Record<SandboxState, string> = {
  open: 'Em aberto',
  processing: 'Em análise',
  paid: 'Paga',
  failed: 'Recusada',
  expired: 'Vencida',
  canceled: 'Cancelada',
}
