import { expect, test } from 'vitest'
import { findReceipt } from './find-receipt.model.ts'

test('a receipt is found in the published list however it was typed, with what became of the vote', () => {
  const vote = {
    receipt: 'ab-12',
    phase: 'votacao-popular' as const,
    ballot: 'flor',
    entry: 'e1',
    state: 'valida' as const,
  }
  const votes = [vote, { ...vote, receipt: 'cd-34', ballot: 'hero', entry: 'e2', state: 'anulada' as const }]
  expect(findReceipt({ votes }, ' AB-12 ')).toEqual({ entry: 'e1', counts: true, where: 'Votação popular' })
  expect(findReceipt({ votes }, 'cd-34')).toEqual({ entry: 'e2', counts: false, where: 'Cultivo do ano' })
  expect(findReceipt({ votes }, 'ef-56')).toBeNull()
  expect(findReceipt({ votes }, '')).toBeNull()
})
