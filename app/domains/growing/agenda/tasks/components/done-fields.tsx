import type { ForLater } from '#domains/base/outbox/queued-act.kinds.ts'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { MeasureField } from '#domains/garden/journal/acts/ui.ts'
import type { Usual } from '#domains/garden/journal/updates/usual.schemas.ts'
import { Link } from '#ui/components/link.tsx'
import { ActionsInSight } from '#ui/form/actions-in-sight.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useRootData } from '#ui/root-data.ts'
import type { TaskDetail } from '../tasks.schemas.ts'

type Props = { task: TaskDetail; usual: Pick<Usual, 'ec_scale' | 'units'>; idempotency_key: string }

/**
 * The measures that the task is about in sight, all others folded. Measures apply to all of the task's plants; a single plant is corrected
 * in the journal.
 */
export function DoneFields({ task, usual: { ec_scale, units }, idempotency_key }: Props) {
  const viewer = useRootData()?.viewer
  const later = viewer && laterOf(task, viewer.id)
  const type = task.kind ? activityOf(task.kind) : undefined
  const { required, optional, asked } = task.metrics
  const inSight = required.length ? [] : asked
  const others = optional.filter((name) => !inSight.includes(name))
  return (
    <Form name="done" guard className="flex flex-col gap-6">
      <HiddenField name="planned_at" value={task.due_at.toISOString()} opened />
      <HiddenField name="idempotency_key" value={idempotency_key} />
      {task.last && <HiddenField name="last" value={task.last} opened />}
      {later && <HiddenField name="for_later" value={JSON.stringify(later)} />}
      {required.length + inSight.length > 0 && (
        <div className={fields}>
          {required.map((name) => (
            <MeasureField key={name} metric={name} scale={ec_scale} units={units} required />
          ))}
          {inSight.map((name) => (
            <MeasureField key={name} metric={name} scale={ec_scale} units={units} />
          ))}
        </div>
      )}
      {task.choices.length > 0 && (
        <SelectField
          name="catalogue_item_id"
          label="Qual?"
          placeholder="Escolha"
          options={task.choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {task.kind === 'foto' && <PhotoField label="Fotos" max={10} waits={Boolean(later)} />}
      {others.length > 0 && (
        <details className="space-y-6">
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center">Outras medidas</summary>
          <div className={fields}>
            {others.map((name) => (
              <MeasureField key={name} metric={name} scale={ec_scale} units={units} />
            ))}
          </div>
        </details>
      )}
      {task.opens && !task.kind ? (
        <p className="text-muted">
          O que você viu fica em outra página: anote lá, e depois marque como feita.{' '}
          <Link to={task.opens.to} className="link">
            {task.opens.label}
          </Link>
        </p>
      ) : (
        <TextArea
          name="text"
          label={type?.textRequired ? 'O que aconteceu?' : 'Observação'}
          required={Boolean(type?.textRequired)}
          maxLength={5000}
          rows={3}
        />
      )}
      <DateField
        name="happened_at"
        label="Quando"
        type="datetime-local"
        required={false}
        help="Deixe em branco para usar a hora atual."
      />
      <SureField />
      <ActionsInSight>
        <SubmitButton sending="Salvando…" icon="check">
          Feito
        </SubmitButton>
      </ActionsInSight>
      {/* Last in the form, as Enter takes its first button, and first to the eye. What was typed goes along. */}
      {task.last && (
        <div className="card order-first flex flex-row flex-wrap items-center justify-between gap-3 p-4">
          <p className="min-w-40 flex-1 text-muted">Da última vez: {task.last}.</p>
          <SubmitButton name="as_last" value="true" tone="quiet" icon="history" sending="Salvando…">
            Feito, como da última vez
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

/** A photo that was asked for is the journal's photo, which does the task: so it waits on the phone. Of a plan it has no one place. */
function laterOf({ kind, label, about }: TaskDetail, user_id: number): ForLater | undefined {
  if (kind !== 'foto' || about.type === 'plan') return undefined
  const target = { kind: about.type, slug: about.slug, name: about.name }
  const where = about.type === 'space' && { where: 'espaco' }
  return { user_id, target, label: label ?? 'Foto', as: { form: 'post', kind, ...where } }
}

const fields = 'grid grid-cols-2 gap-x-3 gap-y-4'
