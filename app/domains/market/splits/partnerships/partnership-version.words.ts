import type { VersionState } from './partnership.kinds.ts'

/** In the middle of a sentence. */
export const versionStateNames: Record<VersionState, string> = {
  proposta: 'espera resposta',
  aceita: 'aceita',
  recusada: 'recusada',
  retirada: 'retirada',
}
