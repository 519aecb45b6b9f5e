import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = {
  /** What was said just now. */
  helped: boolean | null
  /** Of the question or guide: carried over to a person of the team. */
  about: string
}

/** 'Isso ajudou?', and the way to a person for whom it did not. */
export function HelpedForm({ helped, about }: Props) {
  const contact = `/contato?${new URLSearchParams({ assunto: about.slice(0, 120) })}`
  return (
    <section aria-labelledby="ajudou" className="no-print space-y-4 rounded-box bg-base-200 p-5">
      <h2 id="ajudou" className="text-lg">
        {helped === null
          ? 'Isso ajudou?'
          : helped
            ? 'Que bom. Obrigado por contar.'
            : 'Obrigado por contar. Vamos reescrever.'}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {helped === null && (
          <>
            <Form name="sim">
              <SubmitButton tone="quiet" icon="thumbs-up" name="helped" value="true">
                Ajudou
              </SubmitButton>
            </Form>
            <Form name="nao">
              <SubmitButton tone="quiet" icon="x" name="helped" value="false">
                Não ajudou
              </SubmitButton>
            </Form>
          </>
        )}
        <LinkButton to={contact} tone={helped === false ? 'primary' : 'plain'} icon="life-buoy">
          Falar com uma pessoa
        </LinkButton>
      </div>
    </section>
  )
}
