import type { Config } from '#platform/config.ts'
import type { Environment } from '#platform/environment.ts'
import { pagarmeGateway } from './pagarme-client.ts'
import { sandboxGateway } from './sandbox-client.ts'
import { sandboxKeys } from './sandbox-keys.ts'

/** The gateway that a process is given; with the sandbox also the bank behind it, in this very site. */
export function paymentsOf(config: Config): Pick<Environment, 'payments' | 'payment_sandbox'> {
  const { payments, appKeys } = config
  if (!payments) return {}
  if (payments.gateway === 'pagarme') return { payments: pagarmeGateway(payments) }
  const keys = sandboxKeys(appKeys)
  const site = ownAddress(config)
  return {
    payments: sandboxGateway({ ...keys, url: `${site}/sandbox/v1` }),
    payment_sandbox: { keys, webhook_url: `${site}/webhooks/payments/sandbox` },
  }
}

/** Where this site listens on this machine, whatever its name is outside. */
function ownAddress({ host, port }: Config): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
