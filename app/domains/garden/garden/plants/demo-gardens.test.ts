import { expect, test } from 'vitest'
import { demoGardens } from './demo-gardens.seed.ts'

const now = new Date('2026-11-21T15:00:00Z')
const people = new Map(
  ['grower', 'vizinha', ...Array.from({ length: 40 }, (_, i) => `ana.folha${i}`)].map((name, i) => [
    name,
    { id: i + 1, nickname: name },
  ]),
)
const gardens = demoGardens(people, { count: 200, now })
const entries = gardens.flatMap((plant) => plant.entries)

test('the same people get the same gardens', () => {
  expect(demoGardens(people, { count: 200, now })).toEqual(gardens)
})

test('two thirds are public, every cycle is there, and addresses are taken once', () => {
  const share = gardens.filter(({ row }) => !row.private).length / gardens.length
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.73)
  expect(new Set(gardens.map(({ current }) => current.cycle)).size).toBe(7)
  expect(new Set(gardens.map(({ row }) => row.slug)).size).toBe(200)
  for (const { history } of gardens) expect(history.map(({ on }) => on)).toEqual(history.map(({ on }) => on).sort())
})

test('no two plants have one name', () => {
  expect(new Set(gardens.map(({ row }) => row.name)).size).toBe(200)
})

test('a journal has up to 30 entries, none from the future, and never says one sentence twice', () => {
  expect(entries.length).toBeGreaterThan(2000)
  for (const plant of gardens) {
    expect(plant.entries.length).toBeLessThanOrEqual(30)
    const sentences = plant.entries.flatMap(({ text }) => text.split(/(?<=[.!?]) /))
    const twice = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)
    expect(twice, plant.row.slug).toEqual([])
  }
  expect(entries.filter(({ happened_at }) => happened_at > now)).toEqual([])
})

test('a plant never gets smaller', () => {
  for (const { entries, row } of gardens) {
    const heights = entries.flatMap(
      ({ text }) => Number(/Está com (\d+) cm|Altura em (\d+) cm/.exec(text)?.slice(1).find(Boolean) ?? 0) || [],
    )
    expect(heights, row.slug).toEqual([...heights].sort((a, b) => a - b))
  }
})

test('words of a tent are not said in a garden', () => {
  for (const { outdoors, entries, row } of gardens)
    if (outdoors)
      expect([row.description, ...entries.map(({ text }) => text)].join(' ')).not.toMatch(/tenda|LED|12\/12/)
})
