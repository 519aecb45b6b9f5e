import type { Party, SigningState } from './process-signing.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber' | 'info' | 'danger'

export const signingStateWords: Record<SigningState, { label: string; tone: Tone }> = {
  cliente: { label: 'Espera pelo cliente', tone: 'amber' },
  profissional: { label: 'Espera pela equipe', tone: 'info' },
  assinado: { label: 'Assinado', tone: 'primary' },
  recusado: { label: 'Recusado', tone: 'danger' },
  retirado: { label: 'Retirado', tone: 'neutral' },
}

export const partyWords: Record<Party, string> = { cliente: 'Cliente', profissional: 'Profissional' }

export const LAW = 'assinatura eletrônica simples (Lei 14.063/2020)'
