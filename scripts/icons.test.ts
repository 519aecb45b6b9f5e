import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconFiles } from './icons.ts'

test.each(Object.entries(iconFiles()))('%s is what scripts/icons.ts writes', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content)
})
