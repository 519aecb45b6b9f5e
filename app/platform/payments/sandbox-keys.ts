import { type Keys, sign } from '#platform/keys.ts'

export type SandboxKeys = { secret_key: string; public_key: string; webhook_secret: string }

/** The sandbox's keys come from the first app key: web and worker know them without settings. */
export function sandboxKeys(keys: Keys): SandboxKeys {
  const keyFor = (use: string) => sign([keys[0]], `payments sandbox ${use}`).slice(0, 32)
  return {
    secret_key: `sk_test_${keyFor('secret')}`,
    public_key: `pk_test_${keyFor('public')}`,
    webhook_secret: keyFor('webhook'),
  }
}

/** What the sandbox is told when it is set up, as at any gateway: its keys, and where its webhooks go. */
export type SandboxSettings = { keys: SandboxKeys; webhook_url: string }
