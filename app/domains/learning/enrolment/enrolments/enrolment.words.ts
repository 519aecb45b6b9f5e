import type { GrantSource } from './enrolment.kinds.ts'

export const sourceWords: Record<GrantSource, string> = {
  gratis: 'Gratuito',
  compra: 'Compra',
  assinatura: 'Assinatura',
  convite: 'Convite',
  turma: 'Turma',
}
