import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { Outbox } from '../components/outbox.tsx'
import { MailFilter } from '../mails.schemas.ts'
import type { Route } from './+types/outbox.page'

export const middleware = [access('can:mail.read')]
export const meta = pageMeta({ title: 'Caixa de saída' })

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  mails: await apiFor(context).backOffice.mails.list(filterOf(request, MailFilter)),
})

export default function OutboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Caixa de saída" text="Os e-mails que o site envia. Links de uso único não aparecem aqui." />
      <Outbox mails={mails} />
    </>
  )
}
