import { expect, test } from 'vitest'
import { lastHeard } from './robot-story.ts'

test('a robot is heard last before it was without network, at a full step of the clock', () => {
  const [hour, step] = [3_600_000, 300_000]
  // Of robot 0 the first five hours of each nineteen days.
  const gap = 19 * 24 * hour * 1000
  expect(lastHeard(0, gap + 2 * hour, step)).toBe(gap - step)
  expect(lastHeard(0, gap - hour + 7, step)).toBe(gap - hour)
})
