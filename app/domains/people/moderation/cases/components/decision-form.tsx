import { useRef } from 'react'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { type Outcome, outcomes } from '../case.kinds.ts'
import { outcomeEffects, outcomeNames } from '../case.words.ts'
import type { CaseDetail } from '../cases.schemas.ts'
import { useOutcomeKeys } from '../use-case-keys.ts'
import { KeyLegend } from './key-legend.tsx'

type Props = {
  report: CaseDetail
  /** Of the key that led here. */
  chosen: Outcome | null
}

/** What to do, with its consequence said before, and the reason that the author will read. */
export function DecisionForm({ report: { id, can }, chosen }: Props) {
  const form = useRef<HTMLDivElement>(null)
  useOutcomeKeys((outcome) => {
    form.current?.querySelector<HTMLInputElement>(`input[value="${outcome}"]`)?.click()
    form.current?.querySelector('textarea')?.focus()
  })
  return (
    <Card title="Decidir">
      <div id="decidir" ref={form} className="scroll-mt-20 space-y-5">
        {can.why_not ? (
          <Notice>{can.why_not}</Notice>
        ) : (
          <>
            <KeyLegend />
            <Form name="decide" key={chosen}>
              <HiddenField name="id" value={String(id)} />
              <RadioCards
                name="outcome"
                label="O que fazer"
                defaultValue={chosen}
                cards={outcomes.map((value) => ({
                  value,
                  label: outcomeNames[value],
                  text: outcomeEffects[value],
                }))}
              />
              <DateField
                name="until"
                label="Suspender até"
                help="Só para suspender. A conta abre sozinha no dia seguinte."
                required={false}
              />
              <TextArea
                name="reason"
                label="Motivo"
                help="Quem publicou vai ler. Diga a regra e o trecho, sem dizer quem denunciou."
                rows={4}
                maxLength={1000}
              />
              <SureField />
              <SubmitButton sending="Decidindo…" icon="gavel">
                Decidir
              </SubmitButton>
            </Form>
          </>
        )}
      </div>
    </Card>
  )
}
