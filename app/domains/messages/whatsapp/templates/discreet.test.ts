import { expect, test } from 'vitest'
import { tellingWord } from './discreet.rules.ts'

test.each([
  'Sua planta está pronta',
  'Como vai o CULTIVO?',
  'hora da floração',
  'Sementes com desconto',
  'novo growroom',
])('it tells too much: %s', (text) => expect(tellingWord(text)).toBeTypeOf('string'))

test.each([
  'Grower: manutenção no domingo',
  'Você tem um aviso',
  'A copa abre na sexta',
  'Plantão da equipe às 9h',
  '',
])('it tells nothing: %s', (text) => expect(tellingWord(text)).toBeUndefined())
