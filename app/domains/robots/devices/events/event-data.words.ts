import { formatDayTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { ownValue } from '#shared/own-value.ts'
import { commandNames } from './command-name.words.ts'
import type { EventSource } from './event.kinds.ts'
import { usualSensors } from './event-sentence.words.ts'
import { isRecord } from './said.model.ts'

/** Fields of events, of docs/robot-protocol.md and of our own notes. */
const labels: Record<string, string> = {
  ...{
    act: 'O que mudou',
    at: 'Quando',
    blocked: 'Bloqueado',
    block: 'Bloco',
    by: 'Por',
    cause: 'Causa',
    channel: 'Canal',
  },
  ...{ channels: 'Canais', code: 'Código', command: 'Pedido', factor: 'Fator', firmware: 'Versão', hardware: 'Placa' },
  ...{ inputs: 'Leituras', level: 'Nível (%)', liters: 'Litros', manual: 'À mão', mode: 'Modo', offset: 'Diferença' },
  ...{ offline_seconds: 'Sem contato (s)', percent: 'Parte (%)', reason: 'Motivo', role: 'Papel', rssi: 'Sinal (dBm)' },
  ...{ seconds: 'Duração (s)', sensor: 'Sensor', slug: 'Nome', state: 'Situação', step: 'Passo', text: 'Texto' },
  ...{
    uptime_seconds: 'Ligado há (s)',
    version: 'Versão',
    way: 'Como',
    why: 'Por quê',
    kind: 'Tipo',
    minutes: 'Minutos',
  },
  ...{
    until: 'Até',
    returned: 'Voltou',
    since: 'Desde',
    high: 'Máximo',
    low: 'Mínimo',
    value: 'Valor',
    severity: 'Gravidade',
  },
  ...{ cycle: 'Fase', began_at: 'Começou em', ended_at: 'Terminou em', data: 'Conteúdo', points: 'Pontos' },
}

/** English values; most of ours are Portuguese. */
const codes: Record<string, string> = {
  ...usualSensors,
  ...commandNames,
  ...{ power: 'falta de energia', brownout: 'queda de tensão', watchdog: 'travou', crash: 'quebrou' },
  ...{ update: 'troca de versão', restart: 'pedido', wifi: 'Wi-Fi', server: 'servidor', mode: 'modo' },
  ...{ manual: 'à mão', safety: 'segurança', staff: 'equipe', added: 'entrou', changed: 'mudou', removed: 'saiu' },
  ...{ left: 'saiu', asked: 'pedida', rotated: 'trocada', viewer: 'só olha', helper: 'ajuda', happened: 'aconteceu' },
  ...{
    range: 'fora de um limite',
    silence: 'sem contato',
    impossible: 'leitura impossível',
    began: 'começou',
    inside: 'voltou ao normal',
    light: 'a luz mudou',
    ended: 'acabou',
  },
  ...{ germinacao: 'germinação', floracao: 'floração' },
  ...{ info: 'leve', warning: 'atenção', critical: 'grave', refuted: 'desmentido' },
}

/** Numbers of rows and of messages, which say nothing to a reader. */
const silent = /(^|_)(id|uuid|hash|seq)$/

/** Under these stand a robot's own names, of channels and sensors. */
const named = new Set(['channels', 'inputs', 'manual'])

/** What an event said besides its sentence: 'Canal: bomba · Nível (%): 40'. What has no name is called 'Outro dado'. */
export const dataLine = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .filter(([key, value]) => !silent.test(key) && value !== null && value !== '')
    .map(([key, value]) => `${nameOf(key)}: ${valueWords(value, named.has(key))}`)
    .join(' · ')

export const hasName = (key: string) => silent.test(key) || Object.hasOwn(labels, key)

/** As a robot sent it, where some of it is unknown to the protocol; '' where all of it is said in words. */
export const asSent = (source: EventSource, data: Record<string, unknown>): string =>
  source === 'device' && hasUnknown(data) ? JSON.stringify(data) : ''

const hasUnknown = (data: Record<string, unknown>, theirs = false): boolean =>
  Object.entries(data).some(
    ([key, value]) => !(theirs || hasName(key)) || (isRecord(value) && hasUnknown(value, named.has(key))),
  )

const nameOf = (key: string, theirs = false) =>
  theirs ? (ownValue(usualSensors, key) ?? key) : (ownValue(labels, key) ?? 'Outro dado')

function valueWords(value: unknown, theirs = false): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? momentWords(value) : (ownValue(codes, value) ?? value)
  if (Array.isArray(value)) return value.map((one) => valueWords(one)).join(', ') || '—'
  if (!isRecord(value)) return '—'
  const parts = Object.entries(value).filter(([key]) => theirs || !silent.test(key))
  return `(${parts.map(([key, one]) => `${nameOf(key, theirs)}: ${valueWords(one, named.has(key))}`).join(', ')})`
}

const momentWords = (text: string) => (Number.isNaN(Date.parse(text)) ? text : formatDayTime(new Date(text)))
