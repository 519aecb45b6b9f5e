import { expect, test } from 'vitest'
import { goneWords } from './update-gone.words.ts'

type Gone = Parameters<typeof goneWords>[0]
const update = (kind: Gone['kind'], more: Partial<Gone> = {}): Gone => ({
  ...{ kind, item: null, text: '', photos: [], doses: [], happened_at: new Date('2026-11-16T15:00:00Z') },
  ...more,
})
const phase = (slug: string, name: string, on: string) => ({ plant_cycle: { slug, name }, on })
const sabia = {
  name: 'Sabiá',
  cycle_history: [phase('colheita', 'Colheita', '2026-11-16'), phase('semente', 'Semente', '2026-11-15')],
}

test('deleting a harvest or a phase says to which phase the plant goes back', () => {
  expect(goneWords(update('colheita'), sabia)).toEqual({
    title: 'Apagar a colheita?',
    text: 'Se for a única colheita anotada, Sabiá volta a Semente; senão continua colhida. O registro some da linha do tempo.',
  })
  const earlier = { ...sabia, cycle_history: [phase('secagem', 'Secagem', '2026-11-17'), ...sabia.cycle_history] }
  expect(goneWords(update('colheita'), earlier).text).toContain('Sabiá continua em Secagem.')
  const item = { id: 1, name: 'Colheita' } as Gone['item']
  expect(goneWords(update('fase', { item }), sabia).text).toContain('Sabiá volta a Semente.')
  // A second harvest began no phase.
  const again = update('colheita', { happened_at: new Date('2026-11-20T15:00:00Z') })
  expect(goneWords(again, sabia).text).toContain('Se era a única colheita, Sabiá volta a estar viva.')
  expect(goneWords(update('fase')).text).toContain('A planta volta à fase de antes.')
})

test('deleting a feeding says that the stock comes back, and from whose diary it goes', () => {
  expect(goneWords(update('rega-alimentacao', { text: 'Bebeu bem' }), sabia)).toEqual({
    title: 'Apagar a rega com nutrientes?',
    text: 'O que foi tirado do estoque volta para ele. Só o diário de Sabiá muda. O texto some da linha do tempo.',
  })
  expect(goneWords(update('tratamento')).text).toContain('A carência do produto deixa de valer.')
  expect(goneWords(update('propria')).title).toBe('Apagar esta atualização?')
})
