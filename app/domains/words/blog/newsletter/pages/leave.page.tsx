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
import { NewsletterLink } from '../newsletters.schemas.ts'
import type { Route } from './+types/leave.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Novidades por e-mail', noindex: true })

/** Reading ends nothing: programs open the links of a mail before its reader does. */
export const loader = ({ url, context }: Route.LoaderArgs) => apiFor(context).blog.newsletters.subscription(linkOf(url))

/** Of the button below, or of a mail program that posts by itself (RFC 8058): that one follows no redirect. */
export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({}), async ({ blog }) => {
    await blog.newsletters.leave(linkOf(args.url))
    return null
  })

function linkOf(url: URL) {
  const link = NewsletterLink.safeParse(Object.fromEntries(url.searchParams))
  if (!link.success) throw notFound()
  return link.data
}

export default function LeavePage({ loaderData: { subscribed } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title={subscribed ? 'Parar as novidades por e-mail?' : 'Você não recebe mais novidades por e-mail'}
        text="Os e-mails sobre a sua conta continuam."
      />
      <Card>
        {subscribed ? (
          <Form>
            <SubmitButton wide sending="Parando…">
              Parar as novidades
            </SubmitButton>
          </Form>
        ) : (
          <LinkButton to="/blog" wide>
            Ler no blog
          </LinkButton>
        )}
      </Card>
    </div>
  )
}
