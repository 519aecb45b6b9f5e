import { data, redirect } from 'react-router'
import { z } from 'zod'
import { safePath } from '#shared/safe-path.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { toastCookie } from '#web/toast.server.ts'
import { ConsentInput } from '../consents.schemas.ts'
import { purposes } from '../purpose.kinds.ts'
import type { Route } from './+types/consent.page'

export const middleware = [access('public')]

const Fields = ConsentInput.extend({ back: z.string().max(2000).optional() })
const YEAR = 31_536_000

/**
 * POST /privacidade/consentimentos: a visitor's answer about analytics is stored in the cookie, a user's also in their
 * history.
 */
export const action = (args: Route.ActionArgs) =>
  submit(args, Fields, async (api, { back, ...input }) => {
    const { viewer } = args.context.get(requestContext)
    if (!viewer && input.purpose !== 'analytics') throw redirect('/auth/login?redirect=/perfil/editar')
    if (viewer) await api.privacy.consents.answer(input)
    const headers = new Headers()
    if (input.purpose === 'analytics')
      headers.append('set-cookie', `accept_cookie=${input.given}; Path=/; Max-Age=${YEAR}; SameSite=Lax`)
    const next = safePath(back)
    if (!next) return data({ given: input.given }, { headers })
    const { yes, no } = purposes[input.purpose]
    headers.append('set-cookie', toastCookie({ kind: 'success', text: input.given ? yes : no }))
    return redirect(next, { headers })
  })

export const loader = () => redirect('/privacidade')
