import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { NetworkLinks } from '../../networks/components/network-links.tsx'
import { ContactForm } from '../components/contact-form.tsx'
import { ContactReceipt } from '../components/contact-receipt.tsx'
import { ContactInput } from '../contacts.schemas.ts'
import type { Route } from './+types/contact.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Contato',
  description: 'Fale com a equipe do Grower: dúvidas, problemas e ideias.',
  url: '/contato',
})

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext)
  const { data: networks } = await apiFor(context).support.networks.links()
  const me = viewer && (await apiFor(context).accounts.users.show({ id_or_nickname: viewer.nickname }))
  const sender = me?.own ? { name: me.nickname, email: me.own.email } : null
  const given = (name: string, most: number) => url.searchParams.get(name)?.trim().slice(0, most) || undefined
  const inMind = { subject: given('assunto', 120), message: given('mensagem', 200) }
  return { sender, networks, inMind, idempotency_key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ContactInput, async (api, input) => {
    const { protocol, email } = await api.support.contacts.send(input)
    return data({ protocol, email })
  })

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const receipt = actionData && 'protocol' in actionData ? actionData : undefined
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Fale com a gente"
        text={receipt ? undefined : 'Dúvida, problema ou ideia: conte com suas palavras.'}
      />
      {receipt ? (
        <ContactReceipt {...receipt} signed_in={loaderData.sender !== null} />
      ) : (
        <ContactForm sender={loaderData.sender} idempotency_key={loaderData.idempotency_key} {...loaderData.inMind} />
      )}
      {loaderData.networks.length > 0 && (
        <section aria-labelledby="redes" className="mt-10 space-y-2 border-t border-base-300 pt-6">
          <h2 id="redes" className="text-lg">
            Siga a gente
          </h2>
          <NetworkLinks links={loaderData.networks} />
        </section>
      )}
    </div>
  )
}
