import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { typedValues } from '#shared/typed-values.ts'
import { isSomebodyElse, loadForWhoIsHere } from '../document/same-person.ts'
import { showToast } from '../document/toasts.ts'
import { isUnreachable } from '../document/unreachable.ts'
import type { Unsent } from './kept-for-later.ts'
import { keepTyping, takeSent } from './kept-typing.ts'
import { endSending, hasKey } from './sending-key.ts'

const LOST = 'Não conseguimos enviar, ou a resposta se perdeu: sem conexão. O que você escreveu ficou aqui; '
const AGAIN = 'envie de novo quando o sinal voltar, que nada se repete.'
const LOOK = 'quando o sinal voltar, confira se chegou antes de enviar de novo.'

type Results = Record<string, DataStrategyResult>

/** Client middleware of the root: what could not be sent stays in its form, and is not swapped for the offline page. */
export const keepUnsent: MiddlewareFunction<Results> = async ({ request }, next) => {
  const place = request.method === 'GET' ? undefined : takeSent()
  if (request.method !== 'GET' && isSomebodyElse()) return loadAnew()
  const form = request.method === 'GET' ? null : await typedIn(request)
  const results = await next()
  if (!form) return results
  // Before the page that follows is shown, which may hold the same form anew.
  const answers = Object.values(results).map(({ result }) => errorIn(result))
  if (place && answers.every(isTaken)) keepTyping(place, {})
  if (answers.length > 0 && answers.every(isAnswer)) endSending(form)
  // The session ended meanwhile: on the way back in the form is put as it was sent.
  if (place?.typed && answers.some(isLedAway)) keepTyping(place, place.typed)
  for (const answer of answers) if (isLedHere(answer)) answer.headers.set('X-Remix-Replace', 'yes')
  for (const [route, { type, result }] of Object.entries(results)) {
    // What was gone already: the page says so, and is loaded anew, as it would not be after a failure.
    if (type === 'data' && statusOf(result) === 404)
      results[route] = { type, result: data((result as { data: unknown }).data, { status: 200 }) }
    if (type !== 'error' || !isUnreachable(errorIn(result))) continue
    showToast({ kind: 'error', text: 'Sem conexão: não sabemos se chegou.' })
    const message = `${LOST}${hasKey(form) ? AGAIN : LOOK}`
    const unsent: Unsent = { unsent: true, message, values: typedValues(form) }
    // A status of failure, so that nothing is loaded anew.
    results[route] = { type: 'data', result: data(unsent, { status: 503 }) }
  }
  return results
}

function loadAnew(): Promise<Results> {
  loadForWhoIsHere()
  return new Promise(() => undefined)
}

/** To a page that must be gone through first, as when the session had ended. */
const isLedAway = (result: unknown) =>
  result instanceof Response && /[?&]redirect=/.test(result.headers.get('location') ?? '')

/** To where it was sent from: a step back then leads before that, not to the same page. The router sees to it but for fetchers. */
const isLedHere = (result: unknown): result is Response =>
  result instanceof Response &&
  result.headers.get('location')?.replace(/#.*/, '') === location.pathname + location.search

/** The site said what became of it: a failure of the line, or of the site, says nothing. */
function isAnswer(result: unknown) {
  if (result instanceof Error) return false
  const status = result instanceof Response || isRouteErrorResponse(result) ? result.status : statusOf(result)
  return (status ?? 200) < 500
}

/** Neither refused nor led away. */
function isTaken(result: unknown) {
  if (result instanceof Response) return result.status < 400 && !isLedAway(result)
  if (result instanceof Error || isRouteErrorResponse(result)) return false
  return (statusOf(result) ?? 200) < 400
}

const statusOf = (result: unknown) => ((result ?? {}) as { init?: { status?: number } | null }).init?.status

/** The router hands on what an action threw inside of a `data()`. */
const errorIn = (result: unknown) =>
  result && typeof result === 'object' && 'data' in result && result.data instanceof Error ? result.data : result

/** Null for what is no form. */
const typedIn = (request: Request) =>
  request
    .clone()
    .formData()
    .catch(() => null)
