import { ModeChanges } from '#domains/robots/control/modes/ui.ts'
import type { ModeProposalNow } from '#domains/robots/control/proposals/mode-proposals.schemas.ts'
import { enteredInWords, phasesInWords } from '#domains/robots/control/proposals/proposal.words.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = ModeProposalNow & {
  /** The viewer has the robot and its plants. */
  own: boolean
  space: { id: number } | null
  /** Name of the mode that it follows. */
  follows: string | undefined
}

/** Which mode suits: plants of its space entered another cycle, or are in cycles that need different light. Asked once. */
export function ModeProposalCard({ proposal, mixed, own, space, follows }: Props) {
  const there = mixed.length > 0 && `${phasesInWords(mixed)}.`
  if (there && !proposal)
    return (
      <p id="qual-modo" className="scroll-mt-20 text-[0.9375rem] text-muted">
        {there} {follows ? `O robô segue “${follows}”, que não serve a todas.` : 'Nenhum modo serve a todas.'}{' '}
        {own && space && (
          <Link to={moveFrom(space.id)} className="link inline-flex min-h-11 items-center">
            Separar plantas
          </Link>
        )}
      </p>
    )
  if (!proposal) return null
  const { id, cycle, mode, from, changes, fits, harm, can } = proposal
  const now = from ? `Agora ele segue “${from}”.` : 'Agora ele não segue nenhum modo.'
  return (
    <div id="qual-modo" className="scroll-mt-20">
      <Card title={fits ? `${enteredInWords(cycle.name, own)}.` : 'Fases misturadas: qual modo?'}>
        <div className="space-y-4">
          {fits ? (
            <p>
              Mudar o robô para <strong className="font-semibold">“{mode.name}”</strong>? {now}
            </p>
          ) : (
            <p>
              {there} Nenhum modo serve a todas. {now}
            </p>
          )}
          {can.answer && (
            <div className="flex flex-wrap gap-2">
              {fits && (
                <Form name="proposal-yes" className="">
                  <HiddenField name="proposal_id" value={id} />
                  <SubmitButton icon="check" sending="Pedindo…">
                    {`Mudar para ${mode.name}`}
                  </SubmitButton>
                </Form>
              )}
              <Form name="proposal-no" className="">
                <HiddenField name="proposal_id" value={id} />
                <SubmitButton tone={fits ? 'quiet' : 'primary'} sending="Guardando…">
                  {from ? `Ficar em ${from}` : 'Ficar como está'}
                </SubmitButton>
              </Form>
              {!fits && own && space ? (
                <LinkButton to={moveFrom(space.id)} tone="quiet" icon="move">
                  Separar plantas
                </LinkButton>
              ) : (
                <LinkButton to="#modo" tone="plain">
                  Escolher outro modo
                </LinkButton>
              )}
              {!fits && <LinkButton to={`?modo=${mode.id}#modo`} tone="plain">{`Mudar para ${mode.name}`}</LinkButton>}
            </div>
          )}
          {harm && (
            <p className="text-sm text-muted">
              Em “{mode.name}”: {harm}
            </p>
          )}
          {changes.length > 0 && (
            <details>
              <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-muted underline">
                O que muda ({changes.length})
              </summary>
              <div className="mt-2">
                <ModeChanges changes={changes} />
              </div>
            </details>
          )}
        </div>
      </Card>
    </div>
  )
}

const moveFrom = (space_id: number) => `/cultivo/gerenciar/plantas?space_id=${space_id}`
