import { expect, test } from 'vitest'
import { askedInWords } from './asked.words.ts'

const names: Record<string, string> = { ventilador: 'Ventilador', luz: 'Luz' }
const said = (data: object, asked: object) =>
  askedInWords(
    {
      data: { kind: 'set_channel', channel: 'ventilador', ...data },
      asked: { by: 'Ana', own: true, minutes: 30, state: 'executado', reason: null, ...asked },
    },
    (slug) => names[slug],
  ).replaceAll('\u00a0', ' ')

test('what was asked of a robot is one sentence: who, what, for how long, and what became of it', () => {
  expect(said({ level: 0 }, {})).toBe('Você desligou o ventilador por 30 min')
  expect(said({ level: 40, channel: 'luz' }, { own: false, minutes: 120 })).toBe('Ana ligou a luz em 40 % por 2 h')
  expect(said({ level: 100 }, { minutes: null })).toBe('Você ligou o ventilador até voltar ao modo')
  expect(said({ level: null }, { own: false, by: null })).toBe('A nossa equipe devolveu o ventilador ao modo')
  expect(said({ level: 0 }, { state: 'criado' })).toBe('Você pediu para desligar o ventilador por 30 min: na fila')
  expect(said({ level: 0 }, { state: 'falhou', reason: 'busy' })).toBe(
    'Você pediu para desligar o ventilador por 30 min: não deu certo. O robô estava ocupado com outra coisa.',
  )
  expect(said({ kind: 'restart', channel: undefined }, {})).toBe('Você reiniciou o robô')
})
