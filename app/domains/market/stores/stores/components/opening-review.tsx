import { Card } from '#ui/components/card.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { StoreDesk } from '../stores.schemas.ts'
import { MissingList } from './missing-list.tsx'
import { StorePreview } from './store-preview.tsx'

/** The last step: what is missing, how it will look, and sending it. */
export function OpeningReview({ store }: { store: StoreDesk }) {
  const { share, missing } = store.completed
  return (
    <div className="space-y-6">
      <StorePreview store={store} />
      {missing.length > 0 && (
        <Card title="O que falta">
          <div className="space-y-4">
            <Progress label="Preenchido" share={share} />
            <MissingList slug={store.slug} missing={missing} />
          </div>
        </Card>
      )}
      {store.may.submit && missing.length === 0 && (
        <Form name="enviar">
          <p className="text-muted">
            Está tudo aí. Nossa equipe confere os dados e responde em até 3 dias úteis. Enquanto isso, nada aparece para
            quem compra.
          </p>
          <SubmitButton icon="send">Enviar para análise</SubmitButton>
        </Form>
      )}
      {store.may.withdraw && (
        <Form name="cancelar">
          <p className="text-muted">Quer mudar alguma coisa? Cancele o envio, ajuste e envie de novo.</p>
          <SubmitButton tone="quiet" icon="undo-2">
            Cancelar o envio
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}
