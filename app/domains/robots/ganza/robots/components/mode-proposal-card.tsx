import { ModeChanges } from '#domains/robots/control/modes/ui.ts'
import type { ModeProposalNow } from '#domains/robots/control/proposals/mode-proposals.schemas.ts'
import { enteredInWords, phasesInWords } from '#domains/robots/control/proposals/proposal.words.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = ModeProposalNow & {
  /** The viewer has the robot and its plants. */
  own: boolean
}

/** Plants of its space entered another cycle: whether the robot shall follow, asked once. */
export function ModeProposalCard({ proposal, mixed, own }: Props) {
  if (mixed.length && !proposal)
    return (
      <Notice tone="warning" title="Fases misturadas na estufa">
        {phasesInWords(mixed)}. Nenhum modo serve a todas: mude alguma de espaço, ou escolha o modo pela que mais
        precisa.
      </Notice>
    )
  if (!proposal) return null
  const { id, cycle, mode, from, changes, asked_at, can } = proposal
  return (
    <Card title={`${enteredInWords(cycle.name, own)}.`}>
      <div className="space-y-4">
        <p>
          Passar o robô para <strong className="font-semibold">“{mode.name}”</strong>?{' '}
          {from ? `Agora ele segue “${from}”.` : 'Agora ele não segue nenhum modo.'}{' '}
          <span className="text-muted">
            Perguntado <RelativeTime at={asked_at} />.
          </span>
        </p>
        {can.answer && (
          <div className="flex flex-wrap gap-2">
            <Form name="proposal-yes" className="">
              <HiddenField name="proposal_id" value={id} />
              <SubmitButton icon="check" sending="Pedindo…">
                {`Passar para ${mode.name}`}
              </SubmitButton>
            </Form>
            <Form name="proposal-no" className="">
              <HiddenField name="proposal_id" value={id} />
              <SubmitButton tone="quiet" sending="Guardando…">
                Manter como está
              </SubmitButton>
            </Form>
            <LinkButton to="#modo" tone="plain">
              Escolher outro modo
            </LinkButton>
          </div>
        )}
        {changes.length > 0 && (
          <details>
            <summary className="min-h-8 cursor-pointer text-sm text-muted underline">
              O que muda ({changes.length})
            </summary>
            <div className="mt-2">
              <ModeChanges changes={changes} />
            </div>
          </details>
        )}
      </div>
    </Card>
  )
}
