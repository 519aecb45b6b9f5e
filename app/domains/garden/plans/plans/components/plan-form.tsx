import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { shownOfPlan } from '#domains/garden/garden/shown.words.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { PrivacyField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { StageDraft } from '../../stages/components/stage-drafts.form.ts'
import { StagesField } from '../../stages/components/stages-field.tsx'
import { planFields } from '../plan.form.ts'
import { methods } from '../plan.words.ts'
import type { PlanDetail } from '../plans.schemas.ts'

/** Initial values of a new plan: from a template or a copied plan. */
export type PlanStart = { name: string; description: string; method: PlanDetail['method']; starts_on?: string }
type Props = {
  drafts: StageDraft[]
  cycles: PlantCycle[]
  start?: PlanStart
  plan?: PlanDetail
  /** Hidden fields: idempotency key, and the source of the stages. */
  hidden?: Record<string, string | number>
}

/** Shared by the new and edit forms, with the stages. */
export function PlanForm({ drafts, cycles, start, plan, hidden = {} }: Props) {
  const first = plan ? { ...plan, starts_on: plan.starts_on ?? undefined } : start
  return (
    <Form guard opened={plan && planFields(plan)} values={{ method: first?.method ?? 'solo' }}>
      {/* Enter presses a form's first button: this hidden one saves. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Salvar
      </button>
      {Object.entries(hidden).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      {plan && <HiddenField name="version" value={plan.version} />}
      <TextField name="name" label="Nome do plano" defaultValue={first?.name} maxLength={120} />
      <RadioCards name="method" label="Como você cultiva?" cards={methods} />
      {!plan?.template && (
        <DateField
          name="starts_on"
          label="Primeiro dia"
          required={false}
          defaultValue={first?.starts_on}
          help="Com o dia marcado, as tarefas das etapas entram na sua agenda."
        />
      )}
      <StagesField drafts={drafts} cycles={cycles} />
      {plan && (
        <TextField
          name="reason"
          label="Por que mudou?"
          required={false}
          maxLength={200}
          help="Aparece no histórico do plano quando as etapas mudam."
        />
      )}
      <TextArea
        name="description"
        label="Anotações"
        required={false}
        maxLength={5000}
        defaultValue={first?.description}
      />
      <PrivacyField label="Quem vê este plano" shows={shownOfPlan} defaultChecked={plan?.private ?? true} />
      <FormActions>
        <SubmitButton sending="Salvando…">{plan ? 'Salvar' : 'Criar plano'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
