import { expect, test } from 'vitest'
import type { Change } from '../../robot/robot-body.ts'
import { lastHeard, toldSince } from './robot-story.ts'

const change = (slug: string, at: number, level: number): Change => ({
  ...{ slug, at, kind: 'fan', before: 0 },
  now: { level, block: null, inputs: {}, by: 'mode' },
})

test('what a channel was at before the told days is told at their beginning', () => {
  const changes = [change('ventilador', 1, 50), change('luz', 2, 0), change('luz', 4, 100), change('luz', 8, 0)]
  expect(toldSince(changes, 5).map(({ slug, at, now }) => [slug, at, now.level])).toEqual([
    ['ventilador', 5, 50],
    ['luz', 5, 100],
    ['luz', 8, 0],
  ])
})

test('a robot is heard last before it was without network, at a full step of the clock', () => {
  const [hour, step] = [3_600_000, 300_000]
  // Of robot 0 the first five hours of each nineteen days.
  const gap = 19 * 24 * hour * 1000
  expect(lastHeard(0, gap + 2 * hour, step)).toBe(gap - step)
  expect(lastHeard(0, gap - hour + 7, step)).toBe(gap - hour)
})
