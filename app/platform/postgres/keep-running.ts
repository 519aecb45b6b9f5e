import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedOptions, startEmbedded } from './embedded.ts'

const LONGEST_PAUSE_MS = 30_000

/** An embedded server that is started again, on the same socket, when it ends by itself: pools reconnect. */
export async function keepRunning(options: EmbeddedOptions) {
  let wanted = true
  let current = await startEmbedded(options)
  let again: Promise<void> | undefined
  const watch = () =>
    current.onExit(() => {
      again = startAgain()
    })

  async function startAgain() {
    for (let pause = 100; wanted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      options.log('O PostgreSQL parou sozinho: iniciando de novo…')
      try {
        current = await startEmbedded(options)
        options.log('O PostgreSQL voltou.')
        return watch()
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error))
        await sleep(pause)
      }
    }
  }

  async function stop() {
    wanted = false
    await again
    await current.stop()
  }

  watch()
  return { url: current.url, stop }
}
