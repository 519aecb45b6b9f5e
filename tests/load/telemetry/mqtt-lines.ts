import { connect, type Socket } from 'node:net'

/** A bare MQTT 3.1.1 publisher of QoS 1: so light that what is measured is the broker, not its client. */
export type Line = {
  /** Publishes; resolves when the broker acknowledges. */
  publish: (payload: string) => Promise<void>
  close: () => void
}

type Who = { port: number; user?: string; password?: string; id: string; topic: string }

const text = (value: string) => {
  const bytes = Buffer.from(value)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}

function framed(kind: number, body: Buffer) {
  const head = [kind]
  let left = body.length
  do {
    head.push((left & 127) | (left > 127 ? 128 : 0))
    left >>= 7
  } while (left)
  return Buffer.concat([Buffer.from(head), body])
}

const connectPacket = ({ user, password, id }: Who) =>
  framed(
    0x10,
    Buffer.concat([
      text('MQTT'),
      Buffer.from([4, 2 | (user ? 0x80 : 0) | (password ? 0x40 : 0), 0, 60]),
      text(id),
      ...(user ? [text(user)] : []),
      ...(password ? [text(password)] : []),
    ]),
  )

const CONNACK = 0x20
const PUBACK = 0x40

/** Connects as a robot; `topic` is where it publishes. */
export async function openLine(who: Who): Promise<Line> {
  const socket = connect(who.port, '127.0.0.1')
  socket.setNoDelay(true)
  const waiting = new Map<number, () => void>()
  const failed = new Set<(error: Error) => void>()
  let [next, rest] = [0, Buffer.alloc(0) as Buffer]
  const topic = text(who.topic)
  const accepted = new Promise<void>((done, refuse) => {
    socket.on('data', (data: Buffer) => {
      rest = rest.length ? Buffer.concat([rest, data]) : data
      while (rest.length >= 4) {
        if (rest[0] === CONNACK) rest[3] === 0 ? done() : refuse(new Error(`CONNACK ${rest[3]}`))
        else if (rest[0] === PUBACK) take(rest.readUInt16BE(2))
        rest = rest.subarray(4)
      }
    })
    socket.on('error', refuse)
    // Closed in order, before the broker said anything, is no error to a socket.
    socket.on('close', () => refuse(new Error('the broker closed the connection')))
  })
  const take = (id: number) => {
    const done = waiting.get(id)
    waiting.delete(id)
    done?.()
  }
  socket.on('close', () => {
    for (const fail of failed) fail(new Error('the broker closed the connection'))
  })
  socket.write(connectPacket(who))
  await accepted
  return {
    publish: (payload) =>
      new Promise((done, fail) => {
        // Closed since the last message: nobody would tell of it any more.
        if (socket.destroyed || socket.readableEnded) return fail(new Error('the broker closed the connection'))
        next = (next % 65_535) + 1
        failed.add(fail)
        waiting.set(next, () => {
          failed.delete(fail)
          done()
        })
        const id = Buffer.alloc(2)
        id.writeUInt16BE(next)
        socket.write(framed(0x32, Buffer.concat([topic, id, Buffer.from(payload)])))
      }),
    close: () => end(socket),
  }
}

function end(socket: Socket) {
  socket.end()
  socket.destroySoon()
}
