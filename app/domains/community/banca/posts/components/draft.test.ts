import { expect, test } from 'vitest'
import { draftOf, NO_DRAFT, readDraft } from './draft.model.ts'

const formOf = (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('a draft keeps text and plant, and how many photos there were; of an empty form nothing', () => {
  const draft = draftOf(
    formOf([
      ['text', 'Folhas novas'],
      ['plant_id', ''],
      ['other_plant_id', '7'],
      ['photo_ids', '3'],
      ['photo_ids', '4'],
    ]),
  )
  expect(draft).toEqual({ text: 'Folhas novas', plant_id: 7, photos: 2 })
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  expect(draftOf(formOf([['text', '']]))).toBeNull()
})

test('a draft from before it was more than its text is read, whatever that text is', () => {
  for (const text of ['Minha semana', '42', '{"a":1}', 'null']) expect(readDraft(text)).toEqual({ ...NO_DRAFT, text })
  expect(readDraft(null)).toBe(NO_DRAFT)
})
