import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { StageDraft } from './stage-drafts.form.ts'
import { TargetFields } from './target-fields.tsx'
import { TaskFields } from './task-fields.tsx'

type Props = { index: number; draft: StageDraft; cycles: PlantCycle[]; last: boolean; touched: boolean }

/** One collapsible stage of the form; new ones and ones with errors are open. */
export function StageFields({ index, draft, cycles, last, touched }: Props) {
  const { errors } = useFormState()
  const at = (name: string) => `stages.${index}.${name}`
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`stages.${index}.`))
  return (
    <details className="group card block" open={isWrong || touched || draft.name === ''}>
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2">
        <span className="figures grid size-8 shrink-0 place-items-center rounded-full bg-primary/12 text-sm font-semibold">
          {index + 1}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{draft.name || 'Etapa nova'}</span>
          <span className="block text-sm text-muted">
            {draft.days ? `${draft.days} ${draft.days === '1' ? 'dia' : 'dias'}` : 'quantos dias?'}
          </span>
        </span>
        {isWrong && <Icon name="circle-alert" className="text-error" label="Confira esta etapa" />}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-5 border-t border-base-300 p-4">
        {draft.id && <HiddenField name={at('id')} value={draft.id} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name={at('name')} label="Nome da etapa" maxLength={60} defaultValue={draft.name} />
          <SelectField
            name={at('plant_cycle_id')}
            label="Fase da planta"
            placeholder="Escolha a fase"
            options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <NumberField name={at('days')} label="Duração" unit="dias" whole />
          <NumberField name={at('light_hours')} label="Luz" unit="h por dia" required={false} />
        </div>
        <TargetFields index={index} />
        <TaskFields index={index} draft={draft} />
        <TextArea name={at('notes')} label="Anotações da etapa" required={false} maxLength={1000} rows={2} />
        <div className="flex flex-wrap gap-2">
          {index > 0 && (
            <Button type="submit" name="edit" value={`up.${index}`} size="sm" icon="arrow-up">
              Subir
            </Button>
          )}
          {!last && (
            <Button type="submit" name="edit" value={`down.${index}`} size="sm" icon="arrow-down">
              Descer
            </Button>
          )}
          <Button type="submit" name="edit" value={`remove.${index}`} size="sm" tone="plain" icon="trash-2">
            Tirar etapa
          </Button>
        </div>
      </div>
    </details>
  )
}
