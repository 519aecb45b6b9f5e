import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.for(['/', '/cultivo/plantas?page=2', '/perfil/ana#plantas'])('%s is a path of this site', (path) => {
  expect(safePath(path)).toBe(path)
})

const elsewhere = [
  '//mal.example',
  '/\\mal.example',
  '/\t/mal.example',
  '/a\\b',
  'https://mal.example',
  'javascript:alert(1)',
  'mal',
  '',
  null,
  undefined,
]
test.for(elsewhere)('%s leads nowhere', (path) => {
  expect(safePath(path)).toBeUndefined()
})
