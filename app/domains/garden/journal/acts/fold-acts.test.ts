import { expect, test } from 'vitest'
import type { UpdateCard } from '../updates/updates.schemas.ts'
import { foldActs } from './fold-acts.model.ts'

const card = (id: number, more: Partial<UpdateCard> = {}) =>
  ({
    id,
    act_key: 'one',
    text: '',
    measures: {},
    photos: [],
    edited_at: null,
    plant: { id, slug: `p${id}`, name: `P${id}` },
    ...more,
  }) as unknown as UpdateCard
const photos = [{ document: {} }] as UpdateCard['photos']
const folded = (cards: UpdateCard[]) =>
  foldActs(cards).map(({ update, plants }) => [update.id, plants.map(({ id }) => id)])

test('one act is said once with its plants, and with its photos, which are kept on one of them', () => {
  expect(folded([card(3), card(2), card(1, { photos })])).toEqual([[1, [3, 2, 1]]])
  expect(folded([card(3), card(2, { act_key: 'two' })])).toEqual([
    [3, [3]],
    [2, [2]],
  ])
})

test('a plant on which something was different, or was corrected since, stands alone', () => {
  expect(folded([card(3), card(2, { text: 'menos' }), card(1, { edited_at: new Date() })])).toEqual([
    [3, [3]],
    [2, [2]],
    [1, [1]],
  ])
})
