import { now } from '#shared/clock.ts'
import { dayKey, formatDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { PlanDetail, PlanStatus } from '../../plans/plans.schemas.ts'

/** The owner's actions: start the plan, move the next stage, change the status. */
export function PlanSteps({ plan, statuses }: { plan: PlanDetail; statuses: PlanStatus[] }) {
  if (!plan.can.update || plan.template) return null
  const ahead = plan.stages.filter(({ state }, i) => state === 'depois' && i > 0)
  return (
    <>
      {!plan.starts_on && <Start />}
      {ahead.length > 0 && <Move ahead={ahead} version={plan.version} />}
      <Card title="Status">
        <Form name="status" className="flex flex-wrap items-end gap-3" key={plan.plan_status.id}>
          <SelectField
            name="plan_status_id"
            label="O plano está"
            className="min-w-40 flex-1"
            defaultValue={plan.plan_status.id}
            options={statuses.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SubmitButton tone="quiet" sending="Salvando…">
            Salvar
          </SubmitButton>
        </Form>
      </Card>
    </>
  )
}

const Start = () => (
  <Card title="Começar">
    <Form name="start" className="space-y-4">
      <DateField
        name="starts_on"
        label="Primeiro dia"
        defaultValue={dayKey(now())}
        help="As tarefas das etapas entram na sua agenda."
      />
      <SubmitButton sending="Começando…" icon="play">
        Começar o plano
      </SubmitButton>
    </Form>
  </Card>
)

const Move = ({ ahead, version }: { ahead: PlanDetail['stages']; version: number }) => (
  <Card title="Mudar a data">
    <p className="mb-4 text-[0.9375rem] text-muted">
      A virada atrasou ou adiantou? As próximas etapas e tarefas andam junto. As que já começaram não mudam.
    </p>
    <Form name="move" className="space-y-4" key={version}>
      <SelectField
        name="stage_id"
        label="Etapa"
        options={ahead.map(({ id, name, planned_on }) => ({
          value: id,
          label: `${name} (${planned_on ? formatDay(planned_on) : ''})`,
        }))}
      />
      <DateField name="to" label="Novo primeiro dia" />
      <SubmitButton tone="quiet" sending="Mudando…" icon="calendar-days">
        Mudar
      </SubmitButton>
    </Form>
  </Card>
)
