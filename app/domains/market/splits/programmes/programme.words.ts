import type { ProgrammeMode } from './programme.kinds.ts'

export const modeNames: Record<ProgrammeMode, string> = {
  aberta: 'Aberta',
  aprovacao: 'Por aprovação',
}
export const modeHelp: Record<ProgrammeMode, string> = {
  aberta: 'Qualquer pessoa entra e já recebe o link.',
  aprovacao: 'Você lê cada pedido e decide.',
}
