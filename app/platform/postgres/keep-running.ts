import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedOptions, startEmbedded } from './embedded.ts'

const MAX_BACKOFF_MS = 30_000

/**
 * Supervises an embedded server: restarts it on the same socket, with exponential backoff, when it exits by itself;
 * pools reconnect.
 */
export async function keepRunning(options: EmbeddedOptions) {
  let wanted = true
  let current = await startEmbedded(options)
  let again: Promise<void> | undefined
  const watch = () =>
    current.onExit(() => {
      again = startAgain()
    })

  async function startAgain() {
    for (let backoff = 100; wanted; backoff = Math.min(backoff * 2, MAX_BACKOFF_MS)) {
      options.log('O PostgreSQL parou sozinho: iniciando de novo…')
      try {
        current = await startEmbedded(options)
        options.log('O PostgreSQL voltou.')
        return watch()
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error))
        await sleep(backoff)
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
