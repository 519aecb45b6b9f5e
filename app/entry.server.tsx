import { renderToString } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { reportFault } from '#platform/log/report-fault.ts'
import { renderAt } from '#shared/clock.ts'
import { BootScriptContext } from '#ui/document/page-scripts.tsx'
import { NonceContext } from '#ui/nonce.ts'
import { pageState, requestContext } from '#web/page-context.server.ts'
import { bootScript } from './web/boot-script.server.ts'

/**
 * Renders the whole page to a string: loaders have awaited their data, nothing in our pages suspends, and a complete
 * page can be cached, hashed and compressed. The string goes to the host beside the Response, which would only copy it.
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
  const state = loadContext.get(pageState)
  const context = onlyMatched(routerContext)
  const script = bootScript(context, await textOf(routerContext.serverHandoffStream))
  const page = (
    <NonceContext value={state.nonce}>
      <BootScriptContext value={script}>
        <ServerRouter context={context} url={request.url} nonce={state.nonce} />
      </BootScriptContext>
    </NonceContext>
  )
  state.html = `<!DOCTYPE html>${renderAt(loadContext.get(requestContext).now(), () => renderToString(page))}`
  return new Response(null, { status, headers })
}

/**
 * The router builds one object per known route on every render: pass only the matched branch. Loader data is in our own
 * script, not in a stream after it.
 */
function onlyMatched(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map((match) => match.route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, context.manifest.routes[id]]))
  return { ...context, manifest: { ...context.manifest, routes }, serverHandoffStream: undefined }
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream ?? []) text += decoder.decode(part, { stream: true })
  return text
}

type Where = { request: Request; params: Record<string, string | undefined> }

export function handleError(error: unknown, { request, params }: Where) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  reportFault(error, 'falha numa página', { path: withoutParams(new URL(request.url).pathname, params) })
}

/** Names of private things and secrets of shared links are in addresses. */
function withoutParams(path: string, params: Where['params']) {
  const encoded = (value: string) => value.split('/').map(encodeURIComponent).join('/')
  return Object.entries(params).reduce(
    (masked, [name, value]) => (value ? masked.replaceAll(`/${encoded(value)}`, `/:${name}`) : masked),
    path,
  )
}
