import { Card } from '#ui/components/card.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'

/** The client's way out, with what stays. */
export const GiveUpCard = () => (
  <Card title="Desistir do processo">
    <div className="space-y-4">
      <p className="text-sm text-muted">Ele termina agora, e você pode abrir outro quando quiser.</p>
      <ConfirmButton
        label="Desistir do processo"
        send={{ form: 'give_up' }}
        title="Desistir do processo?"
        confirm="Desistir"
        tone="quiet"
        icon="x"
        box="Quero desistir"
      >
        A equipe é avisada, e ninguém mais escreve nem envia nada. Caso, documentos e conversa ficam guardados por 20
        anos, cifrados, como a Lei 13.787/2018 manda; você continua lendo tudo. Só a administração reabre.
      </ConfirmButton>
    </div>
  </Card>
)
