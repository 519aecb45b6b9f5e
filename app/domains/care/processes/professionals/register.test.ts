import { expect, test } from 'vitest'
import { registerOf } from './register.model.ts'

test.each([
  ['advogado', 'OAB/SP 123456', 'OAB/SP 123456'],
  ['advogado', 'oab-mg 123.456', 'OAB/MG 123456'],
  ['advogado', 'OAB/RJ 12345-E', 'OAB/RJ 12345E'],
  ['medico', 'CRM SP 98.765', 'CRM/SP 98765'],
  ['engenheiro-agronomo', 'CREA/PR 1234567890', 'CREA/PR 1234567890'],
  ['medico', 'OAB/SP 123456', undefined],
  ['advogado', 'OAB/XX 123456', undefined],
  ['medico', 'CRM/SP 12', undefined],
  ['medico', 'CRM/SP 12345A', undefined],
  ['advogado', 'OAB/SP 12345Z', undefined],
] as const)('%s types %s', (profession, typed, kept) => expect(registerOf(profession, typed)).toBe(kept))
