import { plural } from '#shared/numbers.ts'
import type { EnrolmentState } from './mission.kinds.ts'

export const stateWords: Record<EnrolmentState, string> = {
  inscrito: 'Participando',
  concluido: 'Concluída',
  recompensado: 'Prêmio recebido',
  expirado: 'O prazo acabou',
  saiu: 'Você saiu',
}

/** '“Medição” 4 vezes e “Foto” 2 vezes'. */
export const conditionWords = (conditions: { action: string; times: number }[]): string =>
  new Intl.ListFormat('pt-BR').format(
    conditions.map(({ action, times }) => `“${action}” ${plural(times, 'vez', 'vezes')}`),
  )
