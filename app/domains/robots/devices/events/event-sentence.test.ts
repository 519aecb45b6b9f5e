import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { commandKinds, commandStates } from '#domains/robots/control/commands/command.kinds.ts'
import { telemetryReasons } from '#domains/robots/telemetry/ingest/telemetry.schemas.ts'
import { commandInWords, commandStateInWords, reasonInWords } from './command-name.words.ts'
import { deviceEventKinds, eventKinds } from './event.kinds.ts'
import { asSent, dataLine, hasName } from './event-data.words.ts'
import { eventSentence } from './event-sentence.words.ts'
import { failureInWords } from './firmware-reason.words.ts'
import { refusalInWords } from './refusal.words.ts'
import { Told } from './told.schemas.ts'
import { eventReasons } from './told-events.schemas.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const said = (kind: (typeof eventKinds)[number], data: Record<string, unknown> = {}) =>
  plain(eventSentence({ kind, data }))

test('every kind of the protocol and of ours has a sentence, also of data that is not as it should be', async () => {
  const protocol = await readFile(new URL('../../../../../docs/robot-protocol.md', import.meta.url), 'utf8')
  const events = protocol.slice(protocol.indexOf('## Events'), protocol.indexOf('## Commands'))
  const documented = [...events.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind)
  expect(documented.sort()).toEqual([...deviceEventKinds].sort())
  const wrong = { cause: 4, channel: null, level: 'x', channels: [1], mode: 'x', version: {}, text: 3, percent: null }
  for (const kind of eventKinds)
    for (const data of [{}, wrong]) {
      const sentence = said(kind, data)
      expect(sentence).toMatch(/^[A-ZÀ-Ý0-9].*[.!?]$/)
      expect(sentence).not.toMatch(/undefined|null|NaN|object| {2}| [.,]/)
    }
})

test('what robots tell is told in words', () => {
  expect(said('boot', { cause: 'power', firmware: '1.4.2' })).toBe(
    'Ligou depois de ficar sem energia, com a versão 1.4.2.',
  )
  expect(said('boot', { cause: 'moon' })).toBe('Ligou (o robô disse: moon).')
  expect(said('connect', { rssi: -58, offline_seconds: 12_000, cause: 'wifi' })).toBe(
    'Conectou, com sinal de -58 dBm, depois de 3 h 20 min sem contato (estava sem Wi-Fi).',
  )
  expect(said('command', { id: 'x', state: 'falhou', reason: 'busy' })).toBe(
    'Não conseguiu fazer um pedido. O robô estava ocupado com outra coisa.',
  )
  const state = { mode: { slug: 'flora', version: 2 }, channels: { luz: { level: 80 }, bomba: { level: 0 } } }
  expect(said('state', state)).toBe('Está assim: modo flora, luz: ligada em 80 %, bomba: desligada.')
  expect(said('actuation', { channel: 'exaustor', level: 80, by: 'safety' })).toBe(
    'Exaustor: ligado em 80 %, por segurança.',
  )
  expect(said('watering', { id: 'a', liters: 1.5, seconds: 90, channel: 'bomba' })).toBe(
    'Regou 1,5 L em 2 min, por bomba.',
  )
  expect(said('note', { id: 'a', text: 'Folhas pálidas' })).toBe('Folhas pálidas')
  expect(said('error', { code: 'no_reading', sensor: 'humidity' })).toBe('Erro no sensor umidade: código no_reading.')
  expect(said('firmware', { version: '1.5.0', state: 'baixando', percent: 40 })).toBe('Baixando a versão 1.5.0, 40 %.')
  expect(said('firmware', { version: '1.5.0', state: 'falhou', reason: 'sha256' })).toBe(
    'Não conseguiu instalar a versão 1.5.0. O arquivo chegou diferente do publicado.',
  )
})

test('what we note is told in words, with the names that its owner gave', () => {
  expect(said('command_ended', { kind: 'restart', state: 'expirou' })).toBe('Reiniciar o robô: passou da hora.')
  expect(said('member', { act: 'added', role: 'helper' })).toBe('Mais uma pessoa com acesso (ajuda).')
  expect(said('calibration', { sensor: 'temperature', factor: 1, offset: -0.4 })).toBe(
    'Correção do sensor temperatura: − 0,4.',
  )
  expect(said('alert', { kind: 'silence', state: 'ended', by: 'condition' })).toBe('Acabou: robô sem contato.')
  expect(said('rollout', { version: '1.5.0', step: 'voltou', reason: 'crash' })).toBe(
    'O robô voltou para a versão de antes: não ficou de pé com a versão 1.5.0. Quebrou ao ligar.',
  )
  expect(said('mode_proposal', { state: 'pendente', slug: 'flora' })).toBe(
    'As plantas mudaram de fase, que pede o modo flora: perguntamos se muda.',
  )
  const named = { kind: 'mode', data: { slug: 'flora', version: 2, returned: true } } as const
  expect(eventSentence(named, { mode: () => 'Flora' })).toBe('Voltou para o modo de antes, Flora (versão 2).')
  const acted = { kind: 'actuation', data: { channel: 'luz', level: 0, by: 'manual' } } as const
  expect(eventSentence(acted, { channel: () => 'Painel' })).toBe('Painel: desligado, à mão.')
})

test('every reason and command has words; one that we do not know is said as it came', () => {
  for (const reason of [...eventReasons, ...telemetryReasons]) expect(refusalInWords(reason)).not.toContain(reason)
  for (const kind of commandKinds) expect(commandInWords(kind)).not.toBe('Pedido')
  for (const state of commandStates) expect(commandStateInWords(state)).not.toBe('encerrado')
  expect(refusalInWords('moon')).toBe('por outro motivo (moon)')
  expect([reasonInWords('moon'), reasonInWords(null)]).toEqual(['O robô disse: moon.', null])
  const timeout = (state: string) => said('firmware', { version: '1.5.0', state, reason: 'timeout' })
  expect(timeout('falhou')).toBe('Não conseguiu instalar a versão 1.5.0. O download demorou demais.')
  expect(timeout('voltou')).toContain('com a versão 1.5.0. Não confirmou a versão nova a tempo.')
  expect([failureInWords('moon'), failureInWords(null)]).toEqual(['O robô disse: moon.', 'Não disse o motivo.'])
})

test('what an event said besides its sentence is said in words too, without numbers of rows', () => {
  const data = {
    id: 'a1',
    cause: 'power',
    offline_seconds: 90,
    mode: { slug: 'vega', hash: 'x' },
    channels: { luz: { level: 40 } },
    why: { inputs: { temperature: 24 } },
  }
  const line =
    'Causa: falta de energia · Sem contato (s): 90 · Modo: (Nome: vega) · Canais: (luz: (Nível (%): 40)) · Por quê: (Leituras: (temperatura: 24))'
  expect(dataLine(data)).toBe(line)
  expect(asSent('device', data)).toBe('')
  expect(dataLine({ ...data, new_one: true })).toBe(`${line} · Outro dado: sim`)
  expect(asSent('device', { why: { new_one: true } })).toBe('{"why":{"new_one":true}}')
  expect(asSent('backend', { new_one: true })).toBe('')
})

test('every field of an event that the protocol knows has a name', () => {
  const fieldsOf = (schema: unknown): string[] => {
    const { shape, unwrap } = schema as { shape?: Record<string, unknown>; unwrap?: () => unknown }
    if (unwrap) return fieldsOf(unwrap.call(schema))
    return shape ? Object.entries(shape).flatMap(([key, inner]) => [key, ...fieldsOf(inner)]) : []
  }
  const fields = Told.options.flatMap((option) => fieldsOf(option.shape.data))
  expect(fields).toEqual(expect.arrayContaining(['cause', 'inputs', 'uptime_seconds', 'liters']))
  expect(fields.filter((field) => !hasName(field))).toEqual([])
})

test('who has a robot linked it; to others somebody did', () => {
  const linked = (owner?: string) => eventSentence({ kind: 'linked', data: { way: 'qrcode' } }, { owner })
  expect(linked('você')).toBe('Você vinculou o robô.')
  expect(linked('ana')).toBe('ana vinculou o robô.')
  expect(linked()).toBe('Alguém vinculou o robô.')
})
