import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = { invites: { slug: string; title: string; store: string }[] }

/** Courses that wait for a yes or no. */
export const TeachingInvites = ({ invites }: Props) => (
  <ul className="space-y-4">
    {invites.map(({ slug, title, store }) => (
      <li key={slug}>
        <Card title={title}>
          <p>
            {store} pede que você ensine este curso. Se aceitar, seu nome aparece nele, e você o edita e responde a quem
            estuda.
          </p>
          <Form method="post" action="/cursos/professor/convites" className="flex flex-wrap gap-2 pt-3">
            <HiddenField name="slug" value={slug} />
            <SubmitButton name="accept" value="true" tone="primary" sending="Aceitando…">
              Aceitar
            </SubmitButton>
            <SubmitButton name="accept" value="false" tone="quiet" sending="Recusando…">
              Recusar
            </SubmitButton>
          </Form>
        </Card>
      </li>
    ))}
  </ul>
)
