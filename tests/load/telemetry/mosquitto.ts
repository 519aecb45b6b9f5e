import { spawn } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's Mosquitto on a port of its own, open to everybody on loopback. */
export async function startMosquitto(port: number, lines: string[] = ['allow_anonymous true']) {
  const folder = await mkdtemp(join(tmpdir(), 'grower-mosquitto-'))
  const file = join(folder, 'mosquitto.conf')
  const settings = [
    `listener ${port} 127.0.0.1`,
    'persistence false',
    'max_queued_messages 0',
    'max_inflight_messages 0',
  ]
  await writeFile(file, [...settings, ...lines, ''].join('\n'))
  const broker = spawn('mosquitto', ['-c', file], { stdio: 'ignore' })
  await untilListens(port, () => broker.exitCode !== null)
  return { stop: () => broker.kill() }
}

/** Waits until somebody listens on the port of this machine. */
export async function untilListens(port: number, isOver = () => false) {
  for (let tries = 0; tries < 400; tries++) {
    if (isOver()) throw new Error(`what should listen on ${port} ended`)
    const open = await new Promise<boolean>((tell) => {
      const probe = connect(port, '127.0.0.1', () => {
        probe.end()
        tell(true)
      })
      probe.on('error', () => tell(false))
    })
    if (open) return
    await new Promise((go) => setTimeout(go, 25))
  }
  throw new Error(`nobody listens on ${port}`)
}
