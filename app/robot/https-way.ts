import type { Batch, Command, Hello, Taken, ToldBatch, Way } from './protocol.ts'

export type Credential = { serial: string; secret: string }

/** A refusal that sending again would not mend (4xx but 429), or that may pass. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(`${status} ${text}`)
    this.status = status
  }
}

/** How long an answer is awaited. */
const ANSWER_MS = 30_000

/** Speaks HTTPS with the server at `base`. */
export function httpsWay(base: string, credential: Credential): Way {
  let { secret } = credential
  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${base}/api/v1/ganza/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer gnz_${credential.serial}_${secret}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) throw new Refused(answer.status, (await answer.text()).slice(0, 300))
    return (await answer.json()) as T
  }
  return {
    hello: () => ask<Hello>('hello'),
    telemetry: (batch: Batch) => ask<Taken>('ganza-iot-data', batch),
    events: (batch: ToldBatch) => ask<Taken>('ganza-events', batch),
    commands: async () => (await ask<{ data: Command[] }>(`ganza-iot-data/get-queue-job/${credential.serial}`)).data,
    onCommand: () => undefined,
    rotate: async () => {
      secret = (await ask<{ secret: string }>('credential', {})).secret
    },
    close: async () => undefined,
  }
}
