import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedVapid } from './vapid-keys.ts'

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'grower-vapid-'))
  await work(folder)
  await rm(folder, { recursive: true })
}

test('keys are made once, and two starts at once agree on them; nobody else reads them', () =>
  inFolder(async (folder) => {
    const [one, other] = await Promise.all([0, 1].map(() => storedVapid(folder, 'http://localhost:3000')))
    expect(one).toEqual(other)
    expect(await storedVapid(folder, 'http://localhost:3000')).toEqual(one)
    expect(one).toMatchObject({ publicKey: expect.stringMatching(/^[\w-]{87}$/), subject: 'mailto:contato@localhost' })
    expect((await stat(join(folder, 'vapid-keys'))).mode & 0o777).toBe(0o600)
  }))

test('a site with https is its own contact', () =>
  inFolder(async (folder) => {
    expect(await storedVapid(folder, 'https://grower.example')).toMatchObject({ subject: 'https://grower.example' })
  }))

test('a broken file stops the start: other keys would end every subscription', () =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'vapid-keys'), 'nada')
    await expect(storedVapid(folder, 'https://grower.example')).rejects.toThrow('não tem chaves válidas')
  }))
