import { z } from 'zod'
import { purposes } from '#domains/people/privacy/consents/purpose.kinds.ts'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/subscribe.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Blog por e-mail' })

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await apiFor(context).privacy.consents.mine()
  const { title, text, yes, no } = purposes.newsletter
  return {
    given: data.find(({ purpose }) => purpose === 'newsletter')?.given ?? false,
    words: { title, text, yes, no },
  }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({ given: z.boolean() }), async ({ privacy }, { given }) => {
    await privacy.consents.answer({ purpose: 'newsletter', given, how: 'blog' })
    return redirectWithToast('/blog/newsletter', given ? purposes.newsletter.yes : purposes.newsletter.no)
  })

export default function SubscribePage({ loaderData: { given, words } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title="Blog por e-mail"
        text={words.text}
        crumbs={[{ to: '/blog', label: 'Blog' }, { label: 'Por e-mail' }]}
      />
      <Card>
        <p className="mb-4">{given ? words.yes : words.no}</p>
        <Form>
          <SubmitButton name="given" value={String(!given)} tone={given ? 'quiet' : 'primary'} wide sending="Salvando…">
            {given ? 'Parar de receber' : 'Quero receber'}
          </SubmitButton>
        </Form>
        <p className="mt-4 text-sm text-muted">
          Guardamos quando você respondeu, e a qual texto. Cada e-mail tem um link que para de mandar, com um toque.
        </p>
      </Card>
    </div>
  )
}
