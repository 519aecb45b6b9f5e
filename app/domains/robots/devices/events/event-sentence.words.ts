import { genderOf } from '#domains/robots/device-models/channels/channel.words.ts'
import { formatNumber, formatTyped } from '#shared/numbers.ts'
import { ownValue } from '#shared/own-value.ts'
import type { MemberRole } from '../members/member.kinds.ts'
import { memberNames } from '../members/member.words.ts'
import { absenceInWords, startInWords } from './cause.words.ts'
import { commandInWords, commandStateInWords, reasonInWords } from './command-name.words.ts'
import type { EventKind } from './event.kinds.ts'
import { failureInWords } from './firmware-reason.words.ts'
import { type Said, saidIn } from './said.model.ts'

/** What things are called by the robot's owner; what has no name here is called by its key. */
export type EventNames = {
  mode?: (slug: string) => string | undefined
  channel?: (slug: string) => string | undefined
  sensor?: (key: string) => string | undefined
  /** Whose robot it is: 'você', or a name. */
  owner?: string
}

/** What happened, as a sentence, of what was told or noted. */
export const eventSentence = (
  { kind, data }: { kind: EventKind; data: Record<string, unknown> },
  names: EventNames = {},
): string => sentences[kind](saidIn(data), names)

type Sentence = (said: Said, names: EventNames) => string

const sentences: Record<EventKind, Sentence> = {
  boot: ({ text }) => `${startInWords(text('cause'))}${text('firmware') && `, com a versão ${text('firmware')}`}.`,
  connect: ({ text, number }) => {
    const [away, signal] = [number('offline_seconds'), number('rssi')]
    const why = absenceInWords(text('cause'))
    return [
      'Conectou',
      signal !== null && `, com sinal de ${formatNumber(signal, 0)}\u00a0dBm`,
      away ? `, depois de ${lastedFor(away)} sem contato` : '',
      why && ` (${why})`,
      '.',
    ]
      .filter(Boolean)
      .join('')
  },
  command: ({ text }) =>
    text('state') === 'falhou'
      ? `Não conseguiu fazer um pedido. ${reasonInWords(text('reason') || null) ?? 'Não disse o motivo.'}`
      : text('state') === 'executado'
        ? 'Fez um pedido.'
        : 'Recebeu um pedido e está fazendo.',
  state: ({ inside, each }, names) => {
    const mode = inside('mode').text('slug')
    const levels = each('channels').map(
      ([slug, one]) => `${channelName(names, slug)}: ${levelInWords(one.number('level'), channelName(names, slug))}`,
    )
    const parts = [mode && `modo ${modeName(names, mode)}`, levels.join(', ')].filter(Boolean)
    return parts.length ? `Está assim: ${parts.join(', ')}.` : 'Contou como está.'
  },
  actuation: ({ text, number }, names) => {
    const by = text('by')
    const who = by === 'manual' ? 'à mão' : by === 'safety' ? 'por segurança' : 'pelo modo'
    const name = channelName(names, text('channel'))
    return `${capital(name)}: ${levelInWords(number('level'), name)}, ${who}.`
  },
  watering: ({ text, number }, names) => {
    const [liters, seconds, channel] = [number('liters'), number('seconds'), text('channel')]
    return `Regou${liters === null ? '' : ` ${formatTyped(liters, 'L')}`}${
      seconds ? ` em ${lastedFor(seconds)}` : ''
    }${channel && `, por ${channelName(names, channel)}`}.`
  },
  // For who has the robot; staff gets it without the words.
  note: ({ text }) => text('text') || 'Escreveu uma anotação no diário.',
  error: ({ text }, names) => {
    const [sensor, channel] = [text('sensor'), text('channel')]
    const where = sensor
      ? ` no sensor ${sensorName(names, sensor)}`
      : channel
        ? ` no canal ${channelName(names, channel)}`
        : ''
    return `Erro${where}: ${text('text') || `código ${text('code') || UNNAMED}`}${/[.!?]$/.test(text('text')) ? '' : '.'}`
  },
  firmware: ({ text, number }) => {
    const [percent, version] = [number('percent'), text('version') || UNNAMED]
    const doing = firmwareStates[text('state')] ?? 'Atualização para a'
    const why = text('state') === 'falhou' || text('state') === 'voltou'
    return `${doing} versão ${version}${percent === null ? '' : `, ${formatNumber(percent, 0)}\u00a0%`}.${
      why ? ` ${failureInWords(text('reason') || null, text('state'))}` : ''
    }`
  },
  registered: () => 'Entrou no nosso cadastro.',
  linked: (_, { owner = 'Alguém' }) => `${owner === 'você' ? 'Você' : owner} vinculou o robô.`,
  released: () => 'O dono desvinculou o robô.',
  transferred: (_, { owner = 'outra pessoa' }) => `O robô passou para ${owner}.`,
  placed: ({ number }) => (number('space_id') === null ? 'Saiu do espaço.' : 'Passou a ficar em outro espaço.'),
  member: ({ text }) => {
    const role = memberNames[text('role') as MemberRole]
    const acts: Record<string, string> = {
      added: `Mais uma pessoa com acesso${role ? ` (${role.toLowerCase()})` : ''}.`,
      changed: `O acesso de uma pessoa mudou${role ? ` (${role.toLowerCase()})` : ''}.`,
      removed: 'Uma pessoa deixou de ter acesso.',
      left: 'Uma pessoa deixou o robô.',
    }
    return acts[text('act')] ?? 'As pessoas com acesso mudaram.'
  },
  credential: ({ text }) =>
    text('act') === 'asked'
      ? 'O dono pediu uma chave nova.'
      : text('by') === 'staff'
        ? 'Nossa equipe trocou a chave.'
        : 'O robô passou a usar a chave nova.',
  blocked: ({ flag }) =>
    flag('blocked') === false ? 'Nossa equipe desbloqueou a chave.' : 'Nossa equipe bloqueou a chave.',
  online: () => 'A conexão abriu.',
  offline: () => 'A conexão caiu.',
  command_queued: ({ text }, names) => `${commandInWords(text('kind'))}: na fila.${about(text, names)}`,
  command_ended: ({ text }, names) => {
    const reason = reasonInWords(text('reason') || null)
    return `${commandInWords(text('kind'))}: ${commandStateInWords(text('state'))}.${about(text, names)}${reason ? ` ${reason}` : ''}`
  },
  mode: ({ text, number, flag }, names) => {
    const version = number('version')
    const mode = `${modeName(names, text('slug'))}${version === null ? '' : ` (versão ${version})`}`
    return flag('returned') ? `Voltou para o modo de antes, ${mode}.` : `Pedido: modo ${mode}.`
  },
  mode_proposal: ({ text }, names) => {
    const answer = proposalAnswers[text('state')] ?? 'perguntamos se muda'
    return `As plantas mudaram de fase${text('slug') && `, que pede o modo ${modeName(names, text('slug'))}`}: ${answer}.`
  },
  alert: ({ text }) => {
    const subject = alertSubjects[text('kind')] ?? 'aviso'
    if (text('state') === 'happened') return `Soubemos depois: ${subject}.`
    if (text('state') !== 'ended') return `Começou: ${subject}.`
    return text('by') === 'refuted' ? `Desmentido por leituras que chegaram depois: ${subject}.` : `Acabou: ${subject}.`
  },
  calibration: ({ text, number }, names) => {
    const [factor, offset] = [number('factor'), number('offset')]
    const how = [
      factor !== null && factor !== 1 && `× ${formatNumber(factor, 4)}`,
      offset ? `${offset > 0 ? '+' : '−'} ${formatNumber(Math.abs(offset), 2)}` : '',
    ].filter(Boolean)
    return `Correção do sensor ${sensorName(names, text('sensor'))}: ${how.join(' ') || 'nenhuma'}.`
  },
  rollout: ({ text }) => {
    const step = text('step')
    const end = rolloutEnds[step] ?? 'Distribuição da'
    return `${end} versão ${text('version') || UNNAMED}.${step === 'confirmada' ? '' : ` ${failureInWords(text('reason') || null, step)}`}`
  },
  part: ({ text }) => `${text('text') || 'Uma peça foi trocada'}.`,
  refused: ({ text }) =>
    text('reason') === 'reused'
      ? 'Usou de novo um número de mensagem, com outro conteúdo. Guardamos à parte.'
      : 'Mandou algo que não guardamos.',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The robot should have said it and did not. */
const UNNAMED = 'sem nome'

const modeName = ({ mode }: EventNames, slug: string) => mode?.(slug) ?? (slug || UNNAMED)
const channelName = ({ channel }: EventNames, slug: string) => channel?.(slug) ?? (slug || UNNAMED)
const sensorName = ({ sensor }: EventNames, key: string) =>
  sensor?.(key) ?? ownValue(usualSensors, key) ?? (key || UNNAMED)

/** Sensors by their usual keys, as said in a sentence. */
export const usualSensors: Record<string, string> = {
  temperature: 'temperatura',
  humidity: 'umidade',
  vpd: 'VPD',
  leaf_temperature: 'temperatura da folha',
  soil_moisture: 'umidade do solo',
  co2: 'CO₂',
  ppfd: 'PPFD',
}

const levelInWords = (level: number | null, name: string) =>
  level ? `ligad${genderOf(name)} em ${formatNumber(level, 0)}\u00a0%` : `desligad${genderOf(name)}`

function about(text: Said['text'], names: EventNames): string {
  if (text('mode')) return ` Modo ${modeName(names, text('mode'))}.`
  return text('channel') ? ` Canal ${channelName(names, text('channel'))}.` : ''
}

const firmwareStates: Record<string, string> = {
  baixando: 'Baixando a',
  verificada: 'Conferiu o arquivo e a assinatura da',
  aplicando: 'Instalando a',
  confirmada: 'Já roda a',
  falhou: 'Não conseguiu instalar a',
  voltou: 'Voltou para a versão de antes: não ficou de pé com a',
}

const proposalAnswers: Record<string, string> = {
  espera: 'espera a sua resposta',
  feita: 'perguntamos se mudava',
  aceita: 'aceito',
  recusada: 'fica como está',
  superada: 'a pergunta não vale mais',
}

const rolloutEnds: Record<string, string> = {
  confirmada: 'O robô já roda a',
  falhou: 'O robô não conseguiu instalar a',
  voltou: 'O robô voltou para a versão de antes: não ficou de pé com a',
}

const alertSubjects: Record<string, string> = {
  range: 'valor fora do limite',
  silence: 'robô sem contato',
  impossible: 'leitura impossível',
}

/** '45 s', '12 min', '3 h 20 min'. */
export function lastedFor(seconds: number): string {
  if (seconds < 60) return `${formatNumber(seconds, 0)}\u00a0s`
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours}\u00a0h`, rest && `${rest}\u00a0min`].filter(Boolean).join(' ')
}
