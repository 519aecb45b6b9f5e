import { ownValue } from '#shared/own-value.ts'

const starts: Record<string, string> = {
  power: 'Ligou depois de ficar sem energia',
  brownout: 'Ligou de novo porque a tensão caiu',
  watchdog: 'Travou e ligou de novo',
  crash: 'Quebrou e ligou de novo',
  update: 'Ligou de novo para trocar de versão',
  restart: 'Reiniciou, como foi pedido',
}

/** Why a robot started; what we do not know is shown as the robot said it. */
export const startInWords = (cause: string) =>
  ownValue(starts, cause) ?? (cause ? `Ligou (o robô disse: ${cause})` : 'Ligou')

const after: Record<string, string> = {
  power: 'depois de ficar sem energia',
  brownout: 'depois de uma queda de tensão',
  watchdog: 'depois de travar',
  crash: 'depois de quebrar',
  update: 'depois de trocar de versão',
  restart: 'depois de reiniciar',
}

/** Of what is on again since a robot started: 'depois de ficar sem energia'. */
export const afterStartInWords = (cause: string) => ownValue(after, cause) ?? 'depois que o robô ligou'

const absences: Record<string, string> = {
  wifi: 'estava sem Wi-Fi',
  server: 'não alcançava o servidor',
}

/** Why a robot was away; '' when that is not said. */
export const absenceInWords = (cause: string) => ownValue(absences, cause) ?? (cause && `o robô disse: ${cause}`)
