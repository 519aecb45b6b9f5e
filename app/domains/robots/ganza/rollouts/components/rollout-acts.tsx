import { pick } from '#shared/pick.ts'
import { Card } from '#ui/components/card.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { Rollout } from '../rollouts.schemas.ts'

/** Share of robots and limit of failures: to begin a roll-out, or to change it. */
export const RolloutForm = ({ rollout, submit }: { rollout?: Rollout; submit: string }) => (
  <Form
    key={`${rollout?.percent}${rollout?.most_failures_percent}`}
    name="plan"
    opened={rollout && pick(rollout, 'percent', 'most_failures_percent')}
    className="space-y-4"
  >
    <NumberField
      name="percent"
      label="Parte dos robôs"
      unit="%"
      whole
      defaultValue={rollout?.percent ?? 5}
      help="Comece com poucos. Aumentar só acrescenta robôs: quem já recebeu não recebe de novo."
    />
    <NumberField
      name="most_failures_percent"
      label="Pausar sozinha acima de"
      unit="% de falhas"
      defaultValue={rollout?.most_failures_percent ?? 5}
      help="Conta entre os robôs que já terminaram, a partir da terceira falha."
    />
    <SubmitButton sending="Salvando…">{submit}</SubmitButton>
  </Form>
)

/** What staff can do with a roll-out. */
export function RolloutActs({ rollout: { state, firmware, model, former, steps } }: { rollout: Rollout }) {
  const isLive = state === 'andando' || state === 'pausado'
  const failed = steps.some(({ step, count }) => (step === 'falhou' || step === 'voltou') && count > 0)
  const back = former && (
    <ConfirmButton
      label={`Voltar para a ${former}`}
      tone="danger"
      icon="undo-2"
      send={{ form: 'back' }}
      title={`Voltar os robôs da ${firmware.version} para a ${former}?`}
      confirm="Voltar"
    >
      Esta distribuição termina, e todo robô {model.name} que roda a {firmware.version} recebe a {former} à força e sem
      perguntar ao dono.
    </ConfirmButton>
  )
  if (!isLive && !back) return null
  return (
    <Card title="O que fazer">
      <div className="flex flex-wrap gap-2">
        {state === 'andando' && (
          <Form name="pause" className="">
            <SubmitButton tone="quiet" icon="pause" sending="Pausando…">
              Pausar
            </SubmitButton>
          </Form>
        )}
        {state === 'pausado' && (
          <Form name="resume" className="">
            <SubmitButton icon="play" sending="Retomando…">
              Retomar
            </SubmitButton>
          </Form>
        )}
        {isLive && failed && (
          <Form name="retry" className="">
            <SubmitButton tone="quiet" icon="refresh-cw" sending="Pedindo…">
              Tentar de novo nos que falharam
            </SubmitButton>
          </Form>
        )}
        {isLive && (
          <ConfirmButton
            label="Encerrar"
            tone="danger"
            icon="ban"
            send={{ form: 'cancel' }}
            title={`Encerrar a distribuição da ${firmware.version}?`}
            confirm="Encerrar"
          >
            Quem já começou termina. Os outros ficam com a versão que têm, e você pode começar outra distribuição.
          </ConfirmButton>
        )}
        {back}
      </div>
    </Card>
  )
}
