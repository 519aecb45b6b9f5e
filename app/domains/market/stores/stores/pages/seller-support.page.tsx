import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { ContactInput } from '#domains/people/support/contacts/contacts.schemas.ts'
import { ContactForm, ContactReceipt } from '#domains/people/support/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import type { Route } from './+types/seller-support.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Ajuda para vender' })

export async function loader({ context }: Route.LoaderArgs) {
  const me = await apiFor(context).accounts.users.show({ id_or_nickname: viewerOf(context).nickname })
  return {
    sender: { name: me.nickname, email: me.own?.email ?? '' },
    idempotency_key: randomUUID() as string,
  }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ContactInput, async (api, input) => {
    const { protocol, email } = await api.support.contacts.send({ ...input, topic: 'venda' })
    return data({ protocol, email })
  })

export default function SellerSupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const receipt = actionData && 'protocol' in actionData ? actionData : undefined
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Ajuda para vender"
        text={receipt ? undefined : 'Conte o que está travando: loja, produto, pedido, envio ou dinheiro.'}
        more={<LinkButton to="/perfil/tickets">Suas conversas</LinkButton>}
      />
      {receipt ? <ContactReceipt {...receipt} signed_in /> : <ContactForm {...loaderData} topic="venda" />}
    </div>
  )
}
