import { Card } from '#ui/components/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'

/** Publishing is irreversible: the form says so and asks for the effective date. */
export const PublishForm = ({ version, today }: { version: string; today: string }) => (
  <Card title="Publicar">
    <Form name="publish">
      <p className="text-muted">
        Depois de publicada, a versão {version} não muda mais nem some. Até o dia escolhido ela aparece como anúncio. A
        partir dele, vale para todo mundo.
      </p>
      <DateField
        name="effective_on"
        label="Vale a partir de"
        help="Se for hoje, vale na hora. Outro dia começa a valer à meia-noite, no horário de Brasília."
        min={today}
        defaultValue={today}
      />
      <FormActions>
        <SubmitButton sending="Publicando…" icon="megaphone">
          Publicar a versão {version}
        </SubmitButton>
      </FormActions>
    </Form>
  </Card>
)
