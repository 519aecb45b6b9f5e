import { formatNumber } from '#shared/numbers.ts'
import { ownValue } from '#shared/own-value.ts'

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
}

/** English values; most of ours are Portuguese. */
const codes: Record<string, string> = {
  ...{ power: 'falta de energia', brownout: 'queda de tensão', watchdog: 'travou', crash: 'quebrou' },
  ...{ update: 'troca de versão', restart: 'pedido', wifi: 'Wi-Fi', server: 'servidor', mode: 'modo' },
  ...{ manual: 'à mão', safety: 'segurança', staff: 'equipe', added: 'entrou', changed: 'mudou', removed: 'saiu' },
  ...{ left: 'saiu', asked: 'pedida', rotated: 'trocada', viewer: 'só vê', operator: 'opera', happened: 'aconteceu' },
}

/** Numbers of rows and of messages, which say nothing to a reader. */
const silent = /(^|_)(id|uuid|hash|seq)$/

/** What an event said besides its sentence: 'Canal: bomba · Nível (%): 40'. What has no name is called 'Outro dado'. */
export const dataLine = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .filter(([key, value]) => !silent.test(key) && value !== null && value !== '')
    .map(([key, value]) => `${ownValue(labels, key) ?? 'Outro dado'}: ${valueWords(value)}`)
    .join(' · ')

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'string') return ownValue(codes, value) ?? value
  if (typeof value !== 'object' || value === null) return '—'
  // Keys of what hangs under a robot's own names (channels, sensors) are those names.
  const parts = Object.entries(value).filter(([key]) => !silent.test(key))
  return `(${parts.map(([key, one]) => `${ownValue(labels, key) ?? key}: ${valueWords(one)}`).join(', ')})`
}
