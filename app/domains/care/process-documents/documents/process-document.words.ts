import type { DocumentState, outcomes } from './process-document.kinds.ts'

type Tone = 'neutral' | 'primary' | 'clay' | 'amber' | 'info' | 'danger'

/** 'aprovado por dra.iara'. */
export const outcomeWords: Record<(typeof outcomes)[number], string> = {
  aprovado: 'aprovado',
  recusado: 'recusado',
  substituido: 'trocado por outra versão',
}

export const documentStateWords: Record<DocumentState | 'vencido', { label: string; tone: Tone }> = {
  pedido: { label: 'Falta enviar', tone: 'amber' },
  enviado: { label: 'Em análise', tone: 'info' },
  aprovado: { label: 'Aprovado', tone: 'primary' },
  recusado: { label: 'Recusado', tone: 'danger' },
  vencido: { label: 'Vencido', tone: 'danger' },
}
