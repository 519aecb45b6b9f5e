/** Below the 10 s grace period of process managers. */
const MAX_STOP_MS = 9500
/** Ctrl+C arrives from the terminal and again through npm: only a later one counts as a second signal. */
const SAME_SIGNAL_MS = 1000

type Close = () => Promise<unknown>

/**
 * Graceful shutdown on SIGTERM, SIGINT or when the parent process is gone: first closes everything that accepts work,
 * in parallel, then the database. A second signal exits at once.
 */
export function gracefulShutdown(log: (line: string) => void) {
  const services: Close[] = []
  const databases: Close[] = []
  let since = 0

  async function stop(code: number) {
    since = Date.now()
    setTimeout(() => force('O tempo acabou'), MAX_STOP_MS).unref()
    const outcomes = [...(await settle(services)), ...(await settle(databases))]
    for (const outcome of outcomes) if (outcome.status === 'rejected') log(`Ao parar: ${outcome.reason}`)
    process.exit(code)
  }

  function force(reason: string): never {
    log(`${reason}: encerrando agora.`)
    process.exit(1)
  }

  function onSignal() {
    if (!since) {
      log('Parando: terminando o que está em andamento…')
      void stop(0)
    } else if (Date.now() - since > SAME_SIGNAL_MS) force('Segundo sinal')
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
  process.once('disconnect', onSignal)
  return {
    beforeDatabase: (close: Close) => void services.push(close),
    atLast: (close: Close) => void databases.push(close),
    isStopping: () => since > 0,
    /** Closes everything and exits with that code. */
    stop,
  }
}

const settle = (closes: Close[]) => Promise.allSettled(closes.map((close) => close()))
