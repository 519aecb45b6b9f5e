import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = { slug: string; back: string; fetcherKey?: string }

/** Not now, or not at all. */
export const SurveyDismissal = ({ slug, back, fetcherKey }: Props) => (
  <Form name="dismiss" action={`/pesquisa/${slug}`} fetcherKey={fetcherKey} className="flex flex-wrap gap-2">
    <HiddenField name="back" value={back} />
    <SubmitButton name="until" value="later" tone="plain">
      Agora não
    </SubmitButton>
    <SubmitButton name="until" value="never" tone="plain">
      Não quero responder
    </SubmitButton>
  </Form>
)
