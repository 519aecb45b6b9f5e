/** After an answer that ends a stream (a restart, too many pages open) the browser does not try again; this does. */
const AGAIN_MS = 5000

type Listener = { message: (data: string) => void; open: () => Promise<void> }

/**
 * Follows the stream at `path` while the page is visible; returns how to stop. Whom it refuses (an account that waits
 * for its deletion, an unconfirmed mail) it does not ask again until the page is seen anew.
 */
export function listenWhileVisible(path: string, { message, open }: Listener) {
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(again)
    source?.close()
  }
  const listen = () => {
    close()
    if (document.visibilityState !== 'visible') return
    const own = new EventSource(path)
    source = own
    own.addEventListener('open', open)
    own.addEventListener('message', ({ data }) => message(data))
    own.addEventListener('error', async () => {
      if (own.readyState !== EventSource.CLOSED || (await refuses(path))) return
      if (source === own) again = setTimeout(listen, AGAIN_MS)
    })
  }
  listen()
  document.addEventListener('visibilitychange', listen)
  return () => {
    document.removeEventListener('visibilitychange', listen)
    close()
    source = undefined
  }
}

/** An EventSource does not tell the status it was closed with. */
async function refuses(path: string) {
  const stop = new AbortController()
  const status = await fetch(path, { signal: stop.signal }).then(
    (response) => response.status,
    () => 0,
  )
  stop.abort()
  return status === 401 || status === 403
}
