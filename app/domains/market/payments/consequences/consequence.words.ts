import type { HappeningName } from '../charges/happenings.model.ts'

const names: Record<HappeningName, string> = {
  'charge.paid': 'Pagamento confirmado',
  'charge.failed': 'Pagamento recusado',
  'charge.expired': 'Cobrança vencida',
  'charge.canceled': 'Cobrança cancelada',
  'charge.refunded': 'Dinheiro devolvido',
  'charge.refund_failed': 'Devolução recusada pelo banco',
  'charge.charged_back': 'Pagamento contestado',
  'charge.chargeback_reversed': 'Contestação revertida',
  'charge.underpaid': 'Pago a menos',
  'charge.overpaid': 'Pago a mais',
}

export const consequenceName = (name: string) => names[name as HappeningName] ?? 'Aviso do banco'

/** Why it did not follow, for staff. */
export function whyOpen({ attempts, last_error }: { attempts: number; last_error: string | null }): string {
  if (!attempts) return 'Espera o anterior da mesma cobrança.'
  if (last_error === 'conflict') return 'Não cabe no que a compra é agora.'
  return 'Falha do site: quem cuida dele vê a causa no registro.'
}
