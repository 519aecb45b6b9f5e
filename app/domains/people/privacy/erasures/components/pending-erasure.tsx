import { formatLongDay } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** A pending erasure, with a button to cancel it. */
export const PendingErasureCard = ({ erase_after }: { erase_after: Date }) => (
  <Card>
    <div className="space-y-4">
      <p>
        Ninguém vê mais o seu perfil nem o que é seu. Em <b>{formatLongDay(erase_after)}</b> tudo será apagado de vez.
        Até lá, dá para voltar atrás.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Form name="cancel" className="contents">
          <SubmitButton icon="undo-2" sending="Trazendo de volta…">
            Desistir de apagar
          </SubmitButton>
        </Form>
        <form method="post" action="/auth/logout" className="contents">
          <Button type="submit">Manter o pedido e sair</Button>
        </form>
      </div>
    </div>
  </Card>
)
