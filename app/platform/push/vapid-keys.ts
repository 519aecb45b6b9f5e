import { join } from 'node:path'
import webpush from 'web-push'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { storedSecret } from '../stored-secret.ts'
import type { Vapid } from './web-push.ts'

const Stored = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) })

/**
 * The VAPID keys used with the embedded database, made at the first start: other keys would end every subscription. Push
 * services want a contact, an https address or a mail.
 */
export async function storedVapid(dataDir: string, siteUrl: string): Promise<Vapid> {
  const file = join(dataDir, 'vapid-keys')
  const text = await storedSecret(file, () => JSON.stringify(webpush.generateVAPIDKeys()))
  const keys = Stored.safeParse(jsonOf(text))
  if (!keys.success)
    throw new StartError(`O arquivo ${file} não tem chaves válidas: restaure-o da sua cópia de segurança.`)
  const { protocol, origin, hostname } = new URL(siteUrl)
  return { ...keys.data, subject: protocol === 'https:' ? origin : `mailto:contato@${hostname}` }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
