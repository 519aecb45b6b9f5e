import { ExportState, useProgress } from '#domains/people/privacy/ui.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { ProcessCopy } from '../export/process-export.schemas.ts'

/** The client takes everything along. */
export function CopyCard({ latest }: ProcessCopy) {
  const underWay = latest?.status === 'waiting' || latest?.status === 'running'
  useProgress(underWay)
  return (
    <Card title="Levar tudo">
      <div className="space-y-4">
        <p className="text-sm text-muted">
          Um arquivo ZIP com o caso, o histórico, os documentos e a conversa. Só você abre, por 7 dias.
        </p>
        {latest && <ExportState latest={latest} />}
        {!underWay && (
          <Form name="copy">
            <SubmitButton tone="quiet" icon="download" sending="Pedindo…">
              {latest?.status === 'ready' ? 'Fazer outra cópia' : 'Baixar tudo'}
            </SubmitButton>
          </Form>
        )}
      </div>
    </Card>
  )
}
