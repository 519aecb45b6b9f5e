import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { ConsentInput } from '../consents.schemas.ts'

type Props = ConsentInput & { back: string; children: string; quiet?: boolean }

/** Grants or withdraws a consent: a separate form, so that it works anywhere and without scripts. */
export const ConsentButton = ({ purpose, given, how, back, children, quiet }: Props) => (
  <Form action="/privacidade/consentimentos" name={`consent-${purpose}`} className="contents">
    <HiddenField name="purpose" value={purpose} />
    <HiddenField name="given" value={String(given)} />
    <HiddenField name="how" value={how} />
    <HiddenField name="back" value={back} />
    <SubmitButton tone={quiet ? 'plain' : 'quiet'} sending="Salvando…" icon={quiet ? 'undo-2' : undefined}>
      {children}
    </SubmitButton>
  </Form>
)
