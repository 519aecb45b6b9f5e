import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { appealNames } from '../case.words.ts'
import type { CaseDetail } from '../cases.schemas.ts'

/** What the author wrote against the decision, and the answer. */
export function AppealCard({ report: { appeal, can, decided_by } }: { report: CaseDetail }) {
  if (!appeal) return null
  return (
    <Card title="Recurso">
      <div className="space-y-5">
        <div className="space-y-1.5">
          <RelativeTime at={appeal.created_at} className="text-sm text-muted" />
          <p className="break-words whitespace-pre-line">{appeal.text}</p>
        </div>
        {appeal.outcome && <Notice title={appealNames[appeal.outcome]}>{appeal.reason}</Notice>}
        {can.why_not && !appeal.outcome && <Notice>{can.why_not}</Notice>}
        {can.decide_appeal && (
          <Form name="appeal">
            <RadioCards
              name="outcome"
              label="O que fazer com o recurso"
              cards={[
                {
                  value: 'mantido',
                  label: 'Manter a decisão',
                  text: 'Tudo fica como está. Quem recorreu lê a resposta.',
                },
                {
                  value: 'revertido',
                  label: 'Reverter',
                  text: `A decisão de ${decided_by?.nickname ?? 'quem decidiu'} é desfeita, e tudo volta a ser como era.`,
                },
              ]}
            />
            <TextArea name="reason" label="Resposta" help="Quem recorreu vai ler." rows={4} maxLength={1000} />
            <SubmitButton sending="Decidindo…" icon="scale">
              Decidir o recurso
            </SubmitButton>
          </Form>
        )}
      </div>
    </Card>
  )
}
