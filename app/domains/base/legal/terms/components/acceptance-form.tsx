import { Button } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** Accept, or sign out: both one click away. */
export function AcceptanceForm({ terms_of_service_id }: { terms_of_service_id: number }) {
  return (
    <section aria-labelledby="aceite" className="card sticky bottom-20 space-y-4 p-5 shadow-lg desk:bottom-4">
      <h2 id="aceite" className="text-lg">
        Para continuar, aceite os termos
      </h2>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Form className="contents">
          <HiddenField name="terms_of_service_id" value={terms_of_service_id} />
          <input type="hidden" name="accept" value="true" />
          <SubmitButton sending="Salvando…" icon="check">
            Li e aceito
          </SubmitButton>
        </Form>
        <form method="post" action="/auth/logout" className="contents">
          <Button type="submit">Não aceito, quero sair</Button>
        </form>
      </div>
    </section>
  )
}
