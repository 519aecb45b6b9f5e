import { ConfirmButton } from '#ui/form/confirm-button.tsx'

/** Asks for confirmation and lists what is lost. Without scripts a checkbox is the confirmation. */
export const DeleteDocument = ({ name }: { name: string }) => (
  <section aria-labelledby="apagar" className="mt-10 space-y-4 border-t border-base-300 pt-6">
    <h2 id="apagar" className="text-lg">
      Apagar
    </h2>
    <p className="text-muted">
      O documento e o arquivo são apagados na hora, e você deixa de receber os avisos de vencimento.
    </p>
    <ConfirmButton
      label="Apagar documento"
      send={{ intent: 'delete' }}
      title={`Apagar ${name}?`}
      tone="danger"
      icon="trash-2"
      box="Quero apagar este documento"
    >
      O documento e o arquivo serão apagados. Não dá para recuperar depois.
    </ConfirmButton>
  </section>
)
