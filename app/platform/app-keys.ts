import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Keys } from './keys.ts'
import { StartError } from './start-error.ts'
import { storedSecret } from './stored-secret.ts'

const SMALLEST_KEY_BYTES = 32

/** Parses `base64,base64`; the first key signs. undefined when a key is too short or not base64. */
export function appKeysFrom(text: string): Keys | undefined {
  const [first, ...others] = text.split(',').map((part) => keyFrom(part.trim()))
  if (!first || others.some((key) => !key)) return undefined
  return [first, ...others.filter((key) => key !== undefined)]
}

/**
 * The app keys used with the embedded database, in the format of APP_KEYS; generated at the first start (mode 0600).
 */
export async function storedAppKeys(dataDir: string) {
  const file = join(dataDir, 'app-keys')
  const text = await storedSecret(file, () => randomBytes(SMALLEST_KEY_BYTES).toString('base64'))
  if (!appKeysFrom(text))
    throw new StartError(`O arquivo ${file} não tem chaves válidas: restaure-o da sua cópia de segurança.`)
  return text
}

function keyFrom(part: string) {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(part)) return undefined
  const key = Buffer.from(part, 'base64')
  return key.length >= SMALLEST_KEY_BYTES ? key : undefined
}
