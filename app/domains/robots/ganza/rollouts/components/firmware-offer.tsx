import { failureInWords } from '#domains/robots/devices/events/firmware-reason.words.ts'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { formatMegabytes } from '#shared/megabytes.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { rolloutStepWords } from '../rollout.words.ts'
import type { FirmwareOffer as Offer } from '../rollouts.schemas.ts'

/**
 * The version that is offered to a robot, with 'atualizar agora' and 'agora não', or how far it is. Nothing when there is
 * none, or the robot already runs it. Its forms go to the page of the robot's version.
 */
export function FirmwareOffer({ offer: { serial, offer } }: { offer: Offer }) {
  if (!offer || offer.step === 'confirmada') return null
  const { version, notes, bytes } = offer
  return (
    <Card title={offer.step === 'oferecida' ? `Versão ${version} pronta para o robô` : `Versão ${version}`}>
      <div className="space-y-4">
        <Standing offer={offer} />
        {notes && offer.step === 'oferecida' && <p className="max-w-text whitespace-pre-line">{notes}</p>}
        {offer.can.decide && (
          <>
            <div className="flex flex-wrap gap-2">
              <Form name="now" action={`/ganza/${serial}/versao`} className="">
                <SubmitButton icon="cpu" sending="Pedindo…">
                  Atualizar agora
                </SubmitButton>
              </Form>
              <Form name="later" action={`/ganza/${serial}/versao`} className="">
                <SubmitButton tone="quiet" sending="Adiando…">
                  Agora não
                </SubmitButton>
              </Form>
            </div>
            <p className="text-sm text-muted">
              {bytes !== null && `O robô baixa ${formatMegabytes(bytes)} e `}
              {bytes === null && 'O robô '}reinicia uma vez. Se a versão nova não ficar de pé, ele volta sozinho para a
              de antes.
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

function Standing({ offer: { step, reason, due_at, postponed } }: { offer: NonNullable<Offer['offer']> }) {
  if (step === 'oferecida')
    return (
      <p>
        {due_at === null && 'O robô já foi avisado e começa assim que buscar o pedido.'}
        {due_at !== null &&
          postponed &&
          `Você pediu para esperar. O robô se atualiza sozinho ${onDay(formatDayTime(due_at))}.`}
        {due_at !== null &&
          !postponed &&
          `O robô se atualiza sozinho ${onDay(formatDayTime(due_at))}, se você não adiar.`}
      </p>
    )
  const isFailure = step === 'falhou' || step === 'voltou'
  return (
    <p>
      {rolloutStepWords[step].text}
      {isFailure && ` ${failureInWords(reason, step)} Você não precisa fazer nada: nossa equipe já vê isso.`}
    </p>
  )
}
