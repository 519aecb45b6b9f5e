import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedAppKeys } from '../../app/platform/app-keys.ts'

test('keys are made once, kept for the next start and readable by nobody else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grower-chaves-'))
  const made = await storedAppKeys(folder)
  expect(Buffer.from(made, 'base64')).toHaveLength(32)
  expect(await storedAppKeys(folder)).toBe(made)
  expect((await readFile(join(folder, 'app-keys'), 'utf8')).trim()).toBe(made)
  expect((await stat(join(folder, 'app-keys'))).mode & 0o777).toBe(0o600)
})

test('two starts at once agree on the keys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grower-chaves-'))
  const [one, other] = await Promise.all([storedAppKeys(folder), storedAppKeys(folder)])
  expect(one).toBe(other)
})
