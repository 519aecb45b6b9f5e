import { UNSAFE_ErrorResponseImpl as Answer } from 'react-router'
import { expect, test } from 'vitest'
import { isUnreachable } from './unreachable.ts'

test('a network failure is distinguished from error responses and from bugs', () => {
  for (const message of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(isUnreachable(new TypeError(message)), message).toBe(true)
  expect(isUnreachable(new Error('Unable to decode turbo-stream response'))).toBe(true)
  expect(isUnreachable(new Answer(502, 'Bad Gateway', ''))).toBe(true)
  expect(isUnreachable(new Answer(500, 'Error', ''))).toBe(false)
  expect(isUnreachable(new Answer(422, 'Unprocessable', ''))).toBe(false)
  expect(isUnreachable(new TypeError('x is not a function'))).toBe(false)
  expect(isUnreachable(undefined)).toBe(false)
})
