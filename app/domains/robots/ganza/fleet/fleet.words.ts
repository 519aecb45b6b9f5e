import { ownValue } from '#shared/own-value.ts'
import type { SignalBand } from './fleet.kinds.ts'

const causes: Record<string, string> = {
  power: 'Energia voltou',
  brownout: 'Tensão baixa',
  watchdog: 'Travou',
  crash: 'Quebrou',
  update: 'Atualização',
  restart: 'Reinício pedido',
}

/** Why a robot started; what we do not know is shown as the robot said it. */
export const causeWords = (cause: string) => ownValue(causes, cause) ?? (cause || 'Sem motivo')

export const signalWords: Record<SignalBand, string> = {
  great: 'Ótimo, de −60 dBm para cima',
  good: 'Bom, até −70 dBm',
  weak: 'Fraco, até −80 dBm',
  poor: 'Muito fraco',
}
