import { expect, test } from '#tests/fixtures.ts'
import { updateInWords } from './firmware-update.words.ts'
import { robotLog } from './robot-log.model.ts'
import type { RobotAct, RobotEvent } from './robots.schemas.ts'

const at = (clock: string) => new Date(`2026-11-21T${clock}:00-03:00`)
let id = 0
const act = (channel: string, level: number, clock: string, why: Partial<RobotAct['why']> = {}): RobotAct => ({
  ...{ id: ++id, at: at(clock), channel, level, by: 'mode' },
  why: {
    mode: null,
    rule: null,
    because: null,
    over: null,
    block: null,
    inputs: {},
    from_state: false,
    start: null,
    ...why,
  },
})
const hot = { because: 'temperatura em 28,1 °C, acima de 27 °C', over: 'temperatura abaixo de 26 °C' }
const channels = [
  { slug: 'exaustor', name: 'Exaustor', kind: 'exhaust' as const, has_level: true },
  { slug: 'luz', name: 'Luz', kind: 'lamp' as const, has_level: true },
]
const said = (acts: RobotAct[], events: RobotEvent[] = []) =>
  robotLog(acts, events, channels, 10).map((line) =>
    'event' in line
      ? line.event.kind
      : 'update' in line
        ? updateInWords(line.update).replaceAll('\u00a0', ' ')
        : [line.title, line.why, line.more].join(' | ').replaceAll('\u00a0', ' '),
  )

test('each change says what was read; what went off, what was reached; like changes of a while are one line', () => {
  expect(
    said([
      act('exaustor', 0, '14:20'),
      act('luz', 100, '14:10', { because: 'de dia' }),
      act('exaustor', 80, '14:02', hot),
    ]),
  ).toEqual(['Exaustor desligou | temperatura abaixo de 26 °C | 1', 'Luz acendeu | de dia | 0'])
  expect(said([act('exaustor', 60, '14:20', hot), act('exaustor', 80, '11:00', hot)])).toEqual([
    `Exaustor foi a 60 % | ${hot.because} | 0`,
    `Exaustor ligou em 80 % | ${hot.because} | 0`,
  ])
})

test('what stayed as it was is no change', () => {
  expect(said([act('luz', 100, '14:10'), act('luz', 100, '13:00')])).toEqual(['Luz acendeu |  | 0'])
})

test('what a start ended, and its first state tells anew, is no line: the start is one', () => {
  const ended = act('luz', 0, '13:30', { start: 'power' })
  const anew = act('luz', 100, '14:00', { from_state: true })
  expect(said([anew, ended, act('luz', 100, '13:00')])).toEqual(['Luz acendeu |  | 0'])
  expect(said([act('luz', 100, '18:00', { because: 'de dia' }), ended])).toEqual(['Luz acendeu | de dia | 0'])
})

test('what a person asked is one line, and not that the robot did it', () => {
  const asked: RobotEvent = {
    ...{ id: 1, source: 'backend', kind: 'command_queued', at: at('14:00') },
    data: { kind: 'set_channel', channel: 'luz', level: 0 },
    asked: { by: null, own: true, minutes: 30, state: 'executado', reason: null },
  }
  const off = { ...act('luz', 0, '14:01'), by: 'manual' as const }
  expect(said([off], [asked])).toEqual(['command_queued'])
  expect(said([off])).toEqual(['Luz apagou | à mão | 0'])
})

test('one update is one line, whose sentence is how far it came', () => {
  const told = (clock: string, kind: RobotEvent['kind'], data: RobotEvent['data']): RobotEvent => ({
    ...{ id: ++id, source: 'device', kind, at: at(clock), data, asked: null },
  })
  const step = (clock: string, state: string, more = {}) =>
    told(clock, 'firmware', { version: '1.4.2', state, ...more })
  const all = [
    step('10:00', 'baixando', { percent: 0 }),
    step('10:01', 'baixando', { percent: 60 }),
    step('10:02', 'verificada'),
    step('10:02', 'aplicando'),
    told('10:03', 'boot', { cause: 'update', firmware: '1.4.2' }),
    told('10:03', 'rollout', { version: '1.4.2', step: 'confirmada' }),
    step('10:04', 'confirmada'),
    told('10:04', 'command_ended', { kind: 'update_firmware', state: 'executado' }),
  ]
  const after = (count: number) => said([], all.slice(0, count).toReversed())
  expect(after(1)).toEqual(['Atualizando para a versão 1.4.2: baixou 0 %.'])
  expect(after(2)).toEqual(['Atualizando para a versão 1.4.2: baixou 60 %.'])
  expect(after(3)).toEqual(['Atualizando para a versão 1.4.2: conferiu o arquivo e a assinatura.'])
  expect(after(5)).toEqual(['Atualizando para a versão 1.4.2: instalando.'])
  expect(after(8)).toEqual(['Atualizado para a versão 1.4.2 em 3 min.'])
  const back = step('10:04', 'voltou', { reason: 'update' })
  expect(said([], [back, ...all.slice(0, 4).toReversed()])).toEqual([
    'Voltou para a versão de antes: não ficou de pé com a versão 1.4.2. Não passou do primeiro minuto.',
  ])
  // Tried once more.
  expect(said([], [step('10:20', 'baixando'), back])).toHaveLength(2)
  // Nothing came of what was asked.
  expect(said([], [told('10:00', 'command_ended', { kind: 'update_firmware', state: 'expirado' })])).toEqual([
    'command_ended',
  ])
  // A start for another reason is a thing of its own.
  expect(said([], [told('10:05', 'boot', { cause: 'power' }), ...all.toReversed()])).toHaveLength(2)
})
