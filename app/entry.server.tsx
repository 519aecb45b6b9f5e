import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { log } from '#platform/log/log.ts'
import { BootScriptContext } from '#ui/document/page-scripts.tsx'
import { NonceContext } from '#ui/nonce.ts'
import { bootScript } from './boot-script.server.ts'
import { pageState } from './page-context.server.ts'

/**
 * Renders the whole page before it answers: loaders have waited for their data already, and a complete page can be
 * cached, hashed and compressed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = loadContext.get(pageState)
  const matched = onlyMatched(routerContext)
  const html = await renderPage(
    <NonceContext value={nonce}>
      <BootScriptContext value={bootScript(matched)}>
        <ServerRouter context={matched} url={request.url} nonce={nonce} />
      </BootScriptContext>
    </NonceContext>,
  )
  return new Response(new Uint8Array(html), { status, headers })
}

function renderPage(page: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => log.error({ error }, 'falha ao desenhar a página'),
    })
  })
}

/** The router builds one object per known route on every render: give it the matched branch only. */
function onlyMatched(context: EntryContext): EntryContext {
  const ids = new Set(context.staticHandlerContext.matches.map((match) => match.route.id))
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.has(id)))
  // Our own scripts element is there, so the loaders' data may follow.
  return { ...context, manifest: { ...context.manifest, routes }, renderMeta: { didRenderScripts: true } }
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    log.error({ error, url: new URL(request.url).pathname }, 'falha numa página')
}
