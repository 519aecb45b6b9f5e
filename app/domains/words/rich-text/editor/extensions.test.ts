import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensionsFor } from './extensions.browser.ts'

const schema = getSchema(extensionsFor({ photo: () => undefined, embedTitle: () => undefined }))

test('a full stop after a link is no part of it; a bold word goes on', () => {
  expect(schema.marks.link?.spec.inclusive).toBe(false)
  expect(schema.marks.link?.spec.attrs).toHaveProperty('href')
  expect(schema.marks.bold?.spec.inclusive).not.toBe(false)
})
