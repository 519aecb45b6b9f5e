import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { UnsubscribeInput } from '../unsubscribe.schemas.ts'
import type { Route } from './+types/unsubscribe.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'E-mails de avisos', noindex: true })

/** Reading ends nothing: programs open the links of a mail before its reader does. */
export const loader = ({ url, context }: Route.LoaderArgs) => apiFor(context).notifications.mails.show(linkOf(url))

/** Of the button below, or of a mail program that posts by itself (RFC 8058): that one follows no redirect. */
export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({}), async ({ notifications }) => {
    await notifications.mails.end(linkOf(args.url))
    return null
  })

function linkOf(url: URL) {
  const link = UnsubscribeInput.safeParse(Object.fromEntries(url.searchParams))
  if (!link.success) throw notFound()
  return link.data
}

export default function UnsubscribePage({ loaderData: { subscribed } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title={subscribed ? 'Parar os e-mails de avisos?' : 'Você não recebe mais e-mails de avisos'}
        text={
          subscribed
            ? 'Os avisos continuam no site. Só os e-mails param.'
            : 'Os avisos continuam no site. Por e-mail chegam só os da sua conta e da moderação.'
        }
      />
      <Card>
        {subscribed ? (
          <Form>
            <SubmitButton wide sending="Parando…">
              Parar os e-mails
            </SubmitButton>
          </Form>
        ) : (
          <p className="mb-4">Mudou de ideia? Nas configurações você escolhe cada tipo de aviso.</p>
        )}
        <LinkButton to="/notificacoes/configuracoes" wide className={subscribed ? 'mt-3' : ''}>
          Escolher o que recebo
        </LinkButton>
      </Card>
    </div>
  )
}
