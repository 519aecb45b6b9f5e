import { expect, test } from 'vitest'
import { tellingWord } from './discreet.rules.ts'

test.each([
  'Sua planta está pronta',
  'Como vai o CULTIVO?',
  'hora da floração',
  'Sementes com desconto',
  'novo growroom',
  'O seu habeas corpus saiu',
  'O HC foi deferido',
  'Falta o laudo',
  'para pacientes da casa',
  'a receita e a prescrição do médico',
  'uso medicinal',
  'Seu remédio',
])('it tells too much: %s', (text) => expect(tellingWord(text)).toBeTypeOf('string'))

test.each([
  'Grower: manutenção no domingo',
  'Você tem um aviso',
  'A copa abre na sexta',
  'Plantão da equipe às 9h',
  'Leia com paciência a nova receita de bolo',
  '',
])('it tells nothing: %s', (text) => expect(tellingWord(text)).toBeUndefined())
