/** All of it within the 10 s that decisions and process managers give. */
const LONGEST_STOP_MS = 9500
/** Ctrl+C reaches us from the terminal and again through npm: only a later one means 'now'. */
const SAME_SIGNAL_MS = 1000

type Close = () => Promise<unknown>

/**
 * Collects what has to be closed and closes it on SIGTERM, SIGINT or when the process that started us is gone:
 * first everything that takes work, side by side, then the database. A second signal forces the end.
 */
export function stopInOrder(log: (line: string) => void) {
  const working: Close[] = []
  const lasting: Close[] = []
  let since = 0

  async function stop(code: number) {
    since = Date.now()
    setTimeout(() => force('O tempo acabou'), LONGEST_STOP_MS).unref()
    const outcomes = [...(await settle(working)), ...(await settle(lasting))]
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
    beforeDatabase: (close: Close) => void working.push(close),
    atLast: (close: Close) => void lasting.push(close),
    isStopping: () => since > 0,
    /** Closes everything and ends the process with that code. */
    stop,
  }
}

const settle = (closes: Close[]) => Promise.allSettled(closes.map((close) => close()))
