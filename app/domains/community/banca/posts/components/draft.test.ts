import { expect, test } from 'vitest'
import { draftOf, isPublished, NO_DRAFT, readDraft } from './draft.model.ts'

const formOf = (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('a draft keeps text, plant and who may read it, and how many photos there were; of an empty form nothing', () => {
  const draft = draftOf(
    formOf([
      ['text', 'Folhas novas'],
      ['plant_id', ''],
      ['other_plant_id', '7'],
      ['photo_ids', '3'],
      ['photo_ids', '4'],
      ['space_id', ''],
      ['plan_cultivation_id', '9'],
      ['available_by', 'seguidores'],
    ]),
  )
  expect(draft).toEqual({
    ...{ text: 'Folhas novas', plant_id: 7, photos: 2 },
    scope: { plan_cultivation_id: 9, available_by: 'seguidores' },
  })
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  expect(draftOf(formOf([['text', '']]))).toBeNull()
})

test('a draft from before it was more than its text is read, whatever that text is', () => {
  for (const text of ['Minha semana', '42', '{"a":1}', 'null']) expect(readDraft(text)).toEqual({ ...NO_DRAFT, text })
  expect(readDraft(null)).toBe(NO_DRAFT)
})

test('a draft goes once its post was taken: not when the session had ended, nor while it was refused', () => {
  const to = (pathname: string, search = '', state = 'loading') =>
    isPublished({ state, formMethod: 'POST', location: { pathname, search } }, '/postagem/nova')
  expect(to('/postagem/minha-semana-1')).toBe(true)
  expect(to('/auth/login', '?redirect=%2Fpostagem%2Fnova')).toBe(false)
  expect(to('/postagem/nova')).toBe(false)
  expect(to('/postagem/minha-semana-1', '', 'submitting')).toBe(false)
  expect(isPublished({ state: 'idle' }, '/postagem/nova')).toBe(false)
})
