import { commandNames, commandStateNames } from '#domains/robots/devices/events/command-name.words.ts'
import type { CommandKind, CommandState } from './command.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber' | 'info' | 'danger'

/** 'Comando na fila': how far a command got, and what it means. */
export const commandStateWords: Record<CommandState, { label: string; text: string; tone: Tone }> = {
  criado: { label: commandStateNames.criado, text: 'O robô ainda não buscou.', tone: 'neutral' },
  enviado: { label: commandStateNames.enviado, text: 'Saiu daqui. Falta o robô responder.', tone: 'info' },
  recebido: { label: commandStateNames.recebido, text: 'O robô recebeu e está fazendo.', tone: 'info' },
  executado: { label: commandStateNames.executado, text: 'O robô fez.', tone: 'primary' },
  falhou: { label: commandStateNames.falhou, text: 'O robô tentou e não conseguiu.', tone: 'danger' },
  expirou: {
    label: commandStateNames.expirou,
    text: 'O robô não respondeu a tempo, e o comando não vale mais.',
    tone: 'amber',
  },
  substituido: { label: commandStateNames.substituido, text: 'Outro comando tomou o lugar deste.', tone: 'neutral' },
}

export const commandKindWords: Record<CommandKind, string> = commandNames
