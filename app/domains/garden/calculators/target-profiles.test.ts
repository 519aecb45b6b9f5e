import { expect, test } from 'vitest'
import { ecProfiles, profileNamed, vpdProfiles } from './target-profiles.kinds.ts'

test('every profile names its source, and its bands go upwards', () => {
  for (const { source, bands } of [...vpdProfiles, ...ecProfiles]) {
    expect(source).not.toBe('')
    for (const { from, to } of bands) expect(from).toBeLessThan(to)
  }
})

test('an unknown name falls back to the first', () => {
  expect(profileNamed(vpdProfiles, 'outro')).toBe(vpdProfiles[0])
})
