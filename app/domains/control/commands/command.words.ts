import type { CommandKind, CommandState } from './command.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber' | 'info' | 'danger'

/** 'Comando na fila': how far a command got, and what it means. */
export const commandStateWords: Record<CommandState, { label: string; text: string; tone: Tone }> = {
  criado: { label: 'na fila', text: 'O robô ainda não buscou.', tone: 'neutral' },
  enviado: { label: 'enviado', text: 'Saiu daqui. Falta o robô responder.', tone: 'info' },
  recebido: { label: 'recebido', text: 'O robô recebeu e está fazendo.', tone: 'info' },
  executado: { label: 'feito', text: 'O robô fez.', tone: 'primary' },
  falhou: { label: 'não deu certo', text: 'O robô tentou e não conseguiu.', tone: 'danger' },
  expirou: { label: 'passou da hora', text: 'O robô não respondeu a tempo, e o comando não vale mais.', tone: 'amber' },
  substituido: { label: 'trocado', text: 'Outro comando tomou o lugar deste.', tone: 'neutral' },
}

export const commandKindWords: Record<CommandKind, string> = {
  change_mode: 'Mudar de modo',
  set_channel: 'Ajustar um canal',
  restart: 'Reiniciar o robô',
  update_firmware: 'Atualizar a versão',
  rotate_credential: 'Trocar a chave do robô',
  forget: 'Esquecer o dono anterior',
}

const reasons: Record<string, string> = {
  expired: 'O comando chegou tarde demais.',
  unknown_mode: 'O robô não conhece esse modo.',
  unknown_channel: 'O robô não tem esse canal.',
  invalid: 'O robô não entendeu o comando.',
  downgrade: 'A versão é mais antiga que a do robô.',
  busy: 'O robô estava ocupado com outra coisa.',
}

/** Why a command failed; what we do not know is shown as the robot said it. */
export const reasonInWords = (reason: string | null) =>
  reason === null ? null : (reasons[reason] ?? `O robô disse: ${reason}.`)
