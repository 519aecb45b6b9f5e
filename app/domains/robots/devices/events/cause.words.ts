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

const absences: Record<string, string> = {
  wifi: 'estava sem Wi-Fi',
  server: 'não alcançava o servidor',
}

/** Why a robot was away; '' when that is not said. */
export const absenceInWords = (cause: string) => ownValue(absences, cause) ?? (cause && `o robô disse: ${cause}`)
