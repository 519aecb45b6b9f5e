import { expect, test } from 'vitest'
import { photoCaption, photoInDiary } from './photo.words.ts'

const lua = {
  slug: 'lua',
  started_on: '2026-07-01',
  cycle_history: [
    { on: '2026-09-10', plant_cycle: { name: 'Floração' } },
    { on: '2026-07-20', plant_cycle: { name: 'Vegetativo' } },
  ],
}

test('a large photo says its day, its phase and its date, and in which week of the diary it stands', () => {
  const at = new Date('2026-10-28T15:00:00Z')
  expect(photoCaption(lua, at).replace(/ de 2026$/, '')).toBe('dia 120 · floração · qua, 28 de out')
  expect(photoInDiary(lua, at)).toBe('/cultivo/planta/lua/atualizacoes?semana=18')
  const early = new Date('2026-07-02T15:00:00Z')
  expect(photoCaption(lua, early)).toContain('dia 2 · qui')
  expect(photoInDiary(lua, new Date('2026-06-20T15:00:00Z'))).toBe('/cultivo/planta/lua/atualizacoes')
})
