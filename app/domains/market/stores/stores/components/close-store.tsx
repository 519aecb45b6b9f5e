import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Closing a store: what is lost, and its name typed again. */
export const CloseStore = ({ name }: { name: string }) => (
  <section aria-label="Encerrar a loja" className="space-y-3 rounded-box border border-error/40 p-5">
    <h2 className="text-lg">Encerrar a loja</h2>
    <p className="text-[0.9375rem] text-muted">
      A página, os produtos e os cupons saem do ar, e o nome fica livre para outra pessoa. Pedidos, conversas e valores
      a receber continuam guardados. Só a nossa equipe desfaz.
    </p>
    <Form name="close">
      <TextField
        name="name"
        label="Escreva o nome da loja para confirmar"
        help={`O nome é: ${name}`}
        maxLength={60}
        autoComplete="off"
        exact
      />
      <SubmitButton tone="danger" icon="archive" sending="Encerrando…">
        Encerrar a loja
      </SubmitButton>
    </Form>
  </section>
)
