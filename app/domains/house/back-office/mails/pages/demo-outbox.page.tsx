import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, inDemo } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { Outbox } from '../components/outbox.tsx'
import { MailFilter } from '../mails.schemas.ts'
import type { Route } from './+types/demo-outbox.page'

export const middleware = [access('public'), inDemo]
export const meta = pageMeta({ title: 'Caixa de saída da demonstração', noindex: true })

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  mails: await apiFor(context).backOffice.mails.listDemo(filterOf(request, MailFilter)),
})

export default function DemoOutboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Caixa de saída da demonstração"
        text="Os e-mails que esta demonstração escreveu, com os links para você testar."
      />
      <Outbox mails={mails} />
    </>
  )
}
