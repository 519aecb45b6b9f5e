import { formatLongDay, onDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Outcome } from '../../cases/case.kinds.ts'
import { kindNames } from '../../cases/case.words.ts'
import { SeenThing } from '../../cases/components/seen-thing.tsx'
import type { OwnDecision } from '../appeals.schemas.ts'

const done: Record<Outcome, string> = {
  manter: 'Ficou como estava',
  esconder: 'Escondemos, e por enquanto só você vê',
  remover: 'Removemos',
  avisar: 'Deixamos um aviso, e continua no ar',
  suspender: 'Suspendemos sua conta',
}

type Props = { decision: OwnDecision }

const isUndone = ({ appeal }: OwnDecision) => appeal?.outcome === 'revertido'

/** A decision as its author reads it: what it was about, why, and the appeal. */
export const OwnDecisionView = ({ decision }: Props) => (
  <div className="space-y-6">
    <Notice
      tone={isUndone(decision) ? 'info' : 'warning'}
      title={isUndone(decision) ? 'A decisão foi desfeita' : done[decision.outcome]}
    >
      <p className="break-words whitespace-pre-line">{decision.reason}</p>
      <p className="text-sm text-muted">
        Decidido {onDay(formatLongDay(decision.decided_at))}
        {decision.suspended_until && !isUndone(decision) && `, vale até ${formatLongDay(decision.suspended_until)}`}.
      </p>
    </Notice>
    <Card title={`${kindNames[decision.kind]}, como a moderação viu`}>
      <SeenThing thing={decision} />
    </Card>
    <Appeal decision={decision} />
  </div>
)

function Appeal({ decision: { appeal, can, until } }: Props) {
  if (appeal)
    return (
      <Card title="Seu recurso">
        <p className="break-words whitespace-pre-line">{appeal.text}</p>
        <div className="mt-4">
          {appeal.outcome ? (
            <Notice
              tone={appeal.outcome === 'revertido' ? 'success' : 'info'}
              title={appeal.outcome === 'revertido' ? 'Aceito: a decisão foi desfeita' : 'A decisão continua valendo'}
            >
              <p className="break-words whitespace-pre-line">{appeal.reason}</p>
            </Notice>
          ) : (
            <Notice>Outra pessoa da moderação está olhando. A resposta chega nos seus avisos.</Notice>
          )}
        </div>
      </Card>
    )
  if (!can.appeal) return <Notice>O prazo para recorrer terminou {onDay(formatLongDay(until))}.</Notice>
  return (
    <Card title="Recorrer">
      <Form guard>
        <TextArea
          name="text"
          label="Por que a decisão está errada?"
          help={`Você pode recorrer uma vez, até ${formatLongDay(until)}. Quem decide o recurso é outra pessoa.`}
          rows={6}
          maxLength={3000}
        />
        <SubmitButton sending="Enviando…" icon="scale">
          Enviar recurso
        </SubmitButton>
      </Form>
    </Card>
  )
}
