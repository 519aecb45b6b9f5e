import { data, redirect } from 'react-router'
import { CONSENT, consentWords } from '#domains/people/support/leads/consent.words.ts'
import { quietLandings } from '#domains/people/support/leads/landing.kinds.ts'
import { LeadInput } from '#domains/people/support/leads/leads.schemas.ts'
import { nationalPhone } from '#shared/brazil.ts'
import { pick } from '#shared/pick.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { pageState, requestContext } from '#web/page-context.server.ts'
import { LandingPage as Page } from '../components/landing-page.tsx'
import { LandingRef } from '../landing.schemas.ts'
import { landingWords } from '../words/landing.words.ts'
import type { Route } from './+types/landing.page'
import { leftCookie, leftOn } from './left-contact.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.words.title,
  description: loaderData?.words.description,
  url: loaderData && `/lps/${loaderData.landing}`,
}))

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const asked = LandingRef.safeParse({ landing: 'produto', ...params })
  if (!asked.success) throw data({ statusCode: 404, message: 'Essa página não existe.' }, { status: 404 })
  const { landing } = asked.data
  const { viewer, env } = context.get(requestContext)
  const home = env.external_home_host
  // On that very host it is here.
  if (landing === 'cultivando-meu-remedio' && home && home !== new URL(env.site.url).host)
    throw redirect(`https://${home}/lps/${landing}`)
  const api = apiFor(context)
  const [pieces, me] = await Promise.all([
    api.landing.pieces({ landing }),
    viewer && api.accounts.users.show({ id_or_nickname: viewer.nickname }),
  ])
  const sender = me?.own ? { name: me.nickname, email: me.own.email } : null
  const left = leftOn({ landing, user_id: viewer?.id ?? null }, request)
  const consent = { version: CONSENT, words: consentWords(CONSENT) ?? '' }
  const asks = !quietLandings.includes(landing)
  const correcting = url.searchParams.has('corrigir')
  // The words come with the data, so that those of six other pages are no code.
  return { landing, words: landingWords[landing], pieces, sender, consent, asks, left, correcting }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, LeadInput, async (api, input) => {
    const user_id = args.context.get(requestContext).viewer?.id ?? null
    const before = leftOn({ landing: input.landing, user_id }, args.request)
    const { landing, uuid } = await api.support.leads.send({ ...input, corrects: before?.uuid })
    // As it was typed: the page shows it to who left it, and nobody else's.
    const typed = { ...pick(input, 'name', 'email'), phone: nationalPhone(input.phone) }
    // Of the same address it is the same contact, whose number came with the first.
    const left = { ...typed, landing, user_id, uuid: before?.email === input.email ? before.uuid : uuid }
    const { https } = args.context.get(pageState)
    return redirect(`/lps/${landing}#${landingWords[landing].anchor}`, {
      headers: { 'set-cookie': leftCookie(left, https) },
    })
  })

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return <Page {...loaderData} />
}
