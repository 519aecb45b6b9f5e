import type { ReactNode } from 'react'
import { type ActivitySlug, activityTypes } from '#domains/garden/journal/activities/activity.kinds.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { doneContent, taskContent } from '../task-content.form.ts'
import type { About, TaskDetail } from '../tasks.schemas.ts'
import { RepeatFields, type RepeatValues } from './repeat-fields.tsx'

type Props = {
  /** The task being edited; absent for a new one. */
  task?: TaskDetail
  repeat: RepeatValues
  remind: string
  due_on: string
  /** New tasks only: the possible places, and the preselected one. */
  places?: About[]
  about?: string
  /** New tasks only: what it most likely is. */
  begins?: { title: string; activity: ActivitySlug }
  activities: { id: number; name: string }[]
  idempotency_key?: string
  children?: ReactNode
}

const typedDays = (days: string[] | null = []) =>
  days?.map((day) => day.split('-').reverse().join('/')).join(', ') ?? ''

const kinds = { space: 'Espaço', plan: 'Plano', plant: 'Planta' }

/** A completed task keeps its dates: only its texts can be edited. */
export const DoneTaskFields = ({ task }: { task: TaskDetail }) => (
  <Form guard opened={doneContent(task)}>
    <Title task={task} />
    <Notes task={task} />
    <HiddenField name="due_on" value={task.due_on} />
    {task.time && <HiddenField name="time" value={task.time} />}
    <FormActions>
      <SubmitButton sending="Salvando…">Salvar</SubmitButton>
    </FormActions>
  </Form>
)

const Title = ({ task, begins }: Pick<Props, 'task' | 'begins'>) => (
  <TextField
    name="title"
    label="O que fazer"
    defaultValue={task?.title ?? begins?.title}
    maxLength={120}
    placeholder="Regar, olhar os tricomas…"
  />
)

const Notes = ({ task }: Pick<Props, 'task'>) => (
  <TextArea name="notes" label="Anotações" required={false} defaultValue={task?.notes} maxLength={2000} rows={3} />
)

/** Shared by the new and edit forms. */
export const TaskFormFields = ({ task, begins, repeat, remind, due_on, places, about, activities, ...rest }: Props) => (
  <Form guard opened={task && taskContent(task)}>
    {rest.idempotency_key && <HiddenField name="idempotency_key" value={rest.idempotency_key} />}
    <Title task={task} begins={begins} />
    {places && (
      <SelectField
        name="about"
        label="Onde"
        placeholder="Escolha"
        defaultValue={about}
        options={places.map(({ type, id, name }) => ({ value: `${type}:${id}`, label: `${kinds[type]}: ${name}` }))}
      />
    )}
    <SelectField
      name="activity"
      label="Atividade"
      required={false}
      placeholder="Só um lembrete"
      defaultValue={task?.kind === 'propria' ? `propria:${task.activity_type_id}` : (task?.kind ?? begins?.activity)}
      options={[
        ...activityTypes.map(({ slug, label }) => ({ value: slug, label })),
        ...activities.map(({ id, name }) => ({ value: `propria:${id}`, label: name })),
      ]}
      help="Ao marcar como feita, a atividade entra no diário. Registrar no diário também marca a tarefa; uma nota, não."
    />
    <div className="grid gap-6 sm:grid-cols-2">
      <DateField name="due_on" label={task ? 'Próxima data' : 'Quando'} defaultValue={due_on} />
      <DateField
        name="time"
        type="time"
        label="Hora"
        required={false}
        defaultValue={task?.time}
        help="Sem hora, vale o dia todo."
      />
    </div>
    <RepeatFields values={repeat} words={task?.words} />
    <SelectField
      name="remind"
      say={String}
      label="Lembrar"
      required={false}
      placeholder="Não lembrar"
      defaultValue={remind}
      options={[
        { value: 'dia', label: 'No dia, às 8h' },
        { value: 'vespera', label: 'Na véspera, às 18h' },
        { value: '0', label: 'Na hora marcada' },
        { value: '30', label: '30 minutos antes' },
        { value: '60', label: '1 hora antes' },
        ...(['', 'dia', 'vespera', '0', '30', '60'].includes(remind)
          ? []
          : [{ value: remind, label: 'Manter como está' }]),
      ]}
    />
    <details open={Boolean(task?.notes || task?.exdates.length)} className="space-y-6">
      <summary className="link w-fit cursor-pointer py-2.5">Mais detalhes</summary>
      <Notes task={task} />
      <TextField
        name="exdates"
        label="Dias sem a tarefa"
        required={false}
        defaultValue={typedDays(task?.exdates)}
        say={(days) => typedDays(days as string[] | null)}
        placeholder="24/12/2026, 25/12/2026"
        help="Nesses dias a tarefa não aparece. Útil em viagens e feriados."
      />
    </details>
    <SureField />
    <FormActions>
      <SubmitButton sending="Salvando…">{task ? 'Salvar' : 'Criar tarefa'}</SubmitButton>
    </FormActions>
  </Form>
)
