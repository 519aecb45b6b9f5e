import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { adminBegins } from '#domains/house/back-office/admin-menu.view.ts'
import { cartCountIn } from '#domains/market/orders/cart/cart-count.model.ts'
import { cartTokenIn } from '#domains/market/orders/cart/pages/cart-cookie.server.ts'
import { keepSession } from '#domains/people/accounts/pages/session-cookie.server.ts'
import { refusal } from '#platform/access/rules.ts'
import { hasRole, isAdmin } from '#platform/access/viewer.ts'
import { cookieOf, sessionCookie } from '#platform/http/credentials.ts'
import type { RootData } from '#shared/root-data.ts'
import { VIEWER_UNKNOWN } from '#shared/viewer-unknown.ts'
import { hasHeatMap } from '#shared/visits.ts'
import { WHO } from '#shared/who-cookie.ts'
import { neutralName } from '#ui/document/neutral-title.ts'
import { discreetCookie, isDiscreet } from '#web/discreet.server.ts'
import { pageState, requestContext } from '#web/page-context.server.ts'
import { noToastCookie, toastOf } from '#web/toast.server.ts'

/** Who is signed in in this browser, for the other tabs: it says no more than their pages do, and ends with the browser. */
const whoCookie = (id: string) => `${WHO}=${id}; Path=/; SameSite=Lax${id ? '' : '; Max-Age=0'}`

const openInMaintenance = /^\/(sistema-em-manutencao|auth\/|termos-e-condicoes|robots\.txt)/

/** Maintenance mode: redirects everybody but staff to the maintenance page. */
const maintenance: MiddlewareFunction<Response> = ({ context, url }) => {
  const { env, viewer } = context.get(requestContext)
  if (env.maintenance && !isAdmin(viewer) && !openInMaintenance.test(url.pathname))
    throw redirect('/sistema-em-manutencao')
}

/** Put in before signing in: joins the own cart with the first page that shows it. */
const guestsPieces = (cookies: string | null) => (cartTokenIn(cookies) ? cartCountIn(cookies ?? '') : 0)

const openToLeaving =
  /^\/(perfil\/[^/]+\/delete|auth\/logout|privacidade(\/copia|\/consentimentos)?|termos-e-condicoes|robots\.txt)(\.data)?$/

/** People who requested erasure can only open the page about it, where they can cancel. */
const leaving: MiddlewareFunction<Response> = ({ context, url }) => {
  const { viewer } = context.get(requestContext)
  if (viewer?.leaving && !openToLeaving.test(url.pathname)) throw redirect(`/perfil/${viewer.nickname}/delete`)
}

/** Redirects an admin with a `user_id` parameter to that person's profile (specification, 2), from any page. */
const toProfile: MiddlewareFunction<Response> = ({ context, request, url }) => {
  const user_id = url.searchParams.get('user_id')
  if (!user_id || request.method !== 'GET' || hasOwnUse.test(url.pathname)) return
  if (isAdmin(context.get(requestContext).viewer))
    throw redirect(`/perfil/editar?user_id=${encodeURIComponent(user_id)}`)
}
const hasOwnUse = /^\/(perfil\/editar|admin)(\/|$)/

export const middleware = [maintenance, leaving, toProfile]

/** Data for every page: viewer, theme, flash message. */
export function loader({ context, request, url }: LoaderFunctionArgs) {
  const { env, viewer } = context.get(requestContext)
  const cookies = request.headers.get('cookie')
  const toast = toastOf(cookies)
  const theme = cookieOf(cookies, 'grower_theme')
  const consent = cookieOf(cookies, 'accept_cookie')
  const unknown = VIEWER_UNKNOWN.includes(url.pathname)
  // Where nobody knows who looks, nobody is asked.
  const consents = consent === undefined ? (unknown ? false : null) : consent === 'true' && !viewer?.analytics_refused
  const state = context.get(pageState)
  const allowed = consents ? env.visits : undefined
  const analytics = allowed?.analytics_id !== undefined
  // Of what somebody signed in sees nobody draws a map.
  const heat_map = (!viewer && hasHeatMap(url) && allowed?.heat_map_id) || null
  state.heat_map = heat_map !== null
  const kept = isDiscreet(cookies)
  // The service worker caches these pages once per name, without cookies.
  const offline = unknown && url.searchParams.get('discreto') === 'sim'
  const discreet = kept || offline || viewer?.discreet === true
  const root: RootData = {
    site: discreet ? { ...env.site, name: neutralName, tagline: 'anotações' } : env.site,
    discreet,
    viewer: viewer && {
      id: viewer.id,
      nickname: viewer.nickname,
      // Hidden with everything else of theirs.
      photo_url: viewer.leaving ? null : viewer.photo_url,
      is_admin: isAdmin(viewer),
      desk: adminBegins(viewer) ?? null,
      is_writer: refusal('writer', viewer) === null,
      is_teacher: refusal('professor', viewer) === null,
      is_manager: isAdmin(viewer) || hasRole(viewer, 'manager'),
      game_hidden: viewer.game_hidden,
      unread: viewer.leaving ? 0 : viewer.unread_notices,
      in_cart: viewer.in_cart + guestsPieces(cookies),
      has_store: viewer.has_store,
      is_iot_analyst: refusal('iot_analyst', viewer) === null,
    },
    theme: theme === 'claro' || theme === 'escuro' ? theme : null,
    toast,
    consent: consents,
    visits: analytics || heat_map ? { analytics, heat_map } : null,
    demo: env.demo,
  }
  const headers = new Headers()
  if (toast) headers.append('set-cookie', noToastCookie())
  // Discreet mode stays on this device after logout.
  if (viewer?.discreet && !kept) headers.append('set-cookie', discreetCookie(true))
  const here = viewer ? String(viewer.id) : ''
  if ((cookieOf(cookies, WHO) ?? '') !== here) headers.append('set-cookie', whoCookie(here))
  const { https } = state
  const token = cookieOf(cookies, sessionCookie(https))
  if (viewer?.session_slid && token) headers.append('set-cookie', keepSession(token, https))
  return data(root, { headers })
}
