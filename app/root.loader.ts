import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { isAdmin } from '#platform/access/viewer.ts'
import { cookieOf } from '#platform/http/who-asks.ts'
import type { RootData } from '#shared/root-data.ts'
import { requestContext } from './page-context.server.ts'
import { noToastCookie, toastOf } from './toast.server.ts'

const openInMaintenance = /^\/(sistema-em-manutencao|auth\/|termos-e-condicoes|robots\.txt)/

/** During maintenance everybody but staff is led to the maintenance page. */
const maintenance: MiddlewareFunction<Response> = ({ context, url }) => {
  const { env, viewer } = context.get(requestContext)
  if (env.maintenance && !isAdmin(viewer) && !openInMaintenance.test(url.pathname))
    throw redirect('/sistema-em-manutencao')
}
export const middleware = [maintenance]

/** What every page is told: who is signed in, theme, the toast that the previous request left. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { env, viewer } = context.get(requestContext)
  const cookies = request.headers.get('cookie')
  const toast = toastOf(cookies)
  const theme = cookieOf(cookies, 'grower_theme')
  const consent = cookieOf(cookies, 'accept_cookie')
  const root: RootData = {
    site: env.site,
    viewer: viewer && {
      id: viewer.id,
      nickname: viewer.nickname,
      photo_url: viewer.photo_url,
      is_admin: isAdmin(viewer),
    },
    theme: theme === 'claro' || theme === 'escuro' ? theme : null,
    toast,
    consent: consent === undefined ? null : consent === 'true',
    demo: env.demo,
  }
  return data(root, toast ? { headers: { 'set-cookie': noToastCookie() } } : undefined)
}
