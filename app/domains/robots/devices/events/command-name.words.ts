import { ownValue } from '#shared/own-value.ts'

/** What a robot is asked to do, as events of it name it. `control` holds which kinds there are. */
export const commandNames = {
  change_mode: 'Mudar de modo',
  set_channel: 'Ajustar um aparelho',
  restart: 'Reiniciar o robô',
  update_firmware: 'Atualizar a versão',
  rotate_credential: 'Trocar a chave do robô',
  forget: 'Esquecer o dono anterior',
} as const

export const commandStateNames = {
  criado: 'na fila',
  enviado: 'enviado',
  recebido: 'recebido',
  executado: 'feito',
  falhou: 'não deu certo',
  expirou: 'passou da hora',
  substituido: 'trocado',
} as const

/** Of an event's data or a stored command: 'Reiniciar o robô'. */
export const commandInWords = (kind: string) => ownValue(commandNames, kind) ?? 'Pedido'
export const commandStateInWords = (state: string) => ownValue(commandStateNames, state) ?? 'encerrado'

const reasons: Record<string, string> = {
  expired: 'O comando chegou tarde demais.',
  unknown_command: 'O robô não conhece esse comando.',
  hash: 'O programa do modo não chegou como foi enviado.',
  unknown_mode: 'O robô não conhece esse modo.',
  unknown_channel: 'O robô não tem esse aparelho.',
  invalid: 'O robô não entendeu o comando.',
  downgrade: 'A versão é mais antiga que a do robô.',
  newer_on_robot: 'Alguém ajustou no próprio robô depois desse pedido.',
  busy: 'O robô estava ocupado com outra coisa.',
}

/** Why a command failed; what we do not know is shown as the robot said it. */
export const reasonInWords = (reason: string | null) =>
  reason === null ? null : (ownValue(reasons, reason) ?? `O robô disse: ${reason}.`)
