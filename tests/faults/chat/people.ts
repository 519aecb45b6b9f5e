import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Audience, audiences } from '../../../app/domains/care/process-chat/messages/chat-audience.kinds.ts'
import { compartmentOf, professionOf, seats } from '../../../app/domains/care/processes/processes/process.kinds.ts'
import { aProcess } from '../../../app/domains/care/processes/processes.factory.ts'
import { aSession } from '../../../app/domains/people/accounts/users/users.factory.ts'
import { createContext } from '../../../app/platform/context.ts'
import { openDatabase } from '../../../app/platform/database/database.ts'
import { testEnvironment } from '../../environment.ts'
import type { Grower } from '../grower.ts'

type Person = Grower & { role: string; hears: Audience[] }
export type Desk = { process_id: number; token: string; people: Person[] }
export type Device = { desk: Desk; person: Person }
type Sent = { desk: Desk; audience: Audience; text: string; id?: number }

/** Processes with a client and a whole team, all signed in. */
export async function makeProcesses(databaseUrl: string, count: number): Promise<Desk[]> {
  const database = openDatabase(databaseUrl, { transactions: 1 })
  try {
    const ctx = createContext({ db: database.db, env: testEnvironment() })
    const desks: Desk[] = []
    for (let n = 0; n < count; n++) {
      const { process, token, client, team } = await aProcess(ctx)
      const people: Person[] = [
        { id: client.id, role: 'client', hears: [...audiences], ...(await aSession(ctx, client)) },
      ]
      for (const seat of seats)
        people.push({
          ...{ id: team[seat].id, role: seat, hears: ['todos', compartmentOf[professionOf[seat]]] },
          ...(await aSession(ctx, team[seat])),
        })
      desks.push({ process_id: process.id, token, people })
    }
    return desks
  } finally {
    await database.close()
  }
}

/** Writes one message after the other until stopped, each sent again until it was acknowledged; every third line is cut. */
export function startTalking(url: string, { desk, person }: Device, device: number) {
  const sent: Sent[] = []
  let wanted = true
  let cuts = 0
  const done = (async () => {
    for (let n = 0; wanted; n++) {
      const audience = person.hears[n % person.hears.length] as Audience
      const message: Sent = { desk, audience, text: `Aparelho ${device}, mensagem ${n}` }
      sent.push(message)
      const body = JSON.stringify({ audience, text: message.text, idempotency_key: randomUUID() })
      for (let tries = 0; !message.id; tries++) {
        const patience = tries === 0 && n % 3 === 2 ? 5 + (device % 40) : 10_000
        const answer = await post(`${url}/api/v1/chat/processo/${desk.token}`, person, body, patience)
        if (answer) message.id = answer.id
        else cuts++
        // Nobody who is refused a connection asks a thousand times a second.
        if (!answer) await sleep(50)
      }
    }
  })()
  return {
    sent,
    cuts: () => cuts,
    stop: async () => {
      wanted = false
      await done
      return sent
    },
  }
}

async function post(address: string, { token }: Person, body: string, patience: number) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  // A site that starts or stops says so (5xx); any other refusal is a fault of this test.
  if (answer && !answer.ok && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`)
  if (!answer?.ok) return undefined
  return (await answer.json().catch(() => undefined)) as { id: number } | undefined
}

/** The live stream of somebody: ids of messages as they are told, opened anew after the last one whenever it breaks. */
export function follow(url: string, device: Device) {
  const heard: number[] = []
  const end = new AbortController()
  let last = '0'
  const listen = async () => {
    const headers = { authorization: `Bearer ${device.person.token}`, 'last-event-id': last }
    const address = `${url}/api/v1/chat/processo/${device.desk.token}/live`
    const { body } = await fetch(address, { headers, signal: end.signal })
    let rest = ''
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      rest += new TextDecoder().decode(chunk)
      const events = rest.split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const id = /^id: ?(.+)$/m.exec(event)?.[1]
        const data = /^data: ?(.+)$/m.exec(event)?.[1]
        if (!id || !data) continue
        last = id
        heard.push((JSON.parse(data) as { id: number }).id)
      }
    }
  }
  const done = (async () => {
    while (!end.signal.aborted) {
      await listen().catch(() => undefined)
      await sleep(50)
    }
  })()
  return {
    ...{ device, heard },
    stop: async () => {
      end.abort()
      await done
    },
  }
}
