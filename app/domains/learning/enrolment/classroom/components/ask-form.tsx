import { actFor } from '#domains/learning/courses/lessons/asked-entry.kinds.ts'
import { askWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'
import { SeenEntry } from './seen-entry.tsx'

type Lesson = ClassroomPage['lesson']
type Props = { ask: NonNullable<Lesson['asks']>; task: Lesson['task']; done: boolean; may: boolean }

/** What of the journal does this class: said, written or chosen, and taken back. */
export const AskForm = ({ ask, task, done, may }: Props) => (
  <section aria-labelledby="titulo-registro" className="space-y-4">
    <h2 id="titulo-registro" className="text-2xl">
      No seu diário
    </h2>
    <p className="max-w-[70ch]">
      {askWords(ask)}. Vale o que você registrar depois que a aula abriu; quem ensina vê só esse registro, e nada mais
      da planta, mesmo que ela seja privada.
    </p>
    {task?.entry && (
      <Notice tone="success" title="Entregue. A aula está feita.">
        <div className="space-y-3 pt-2">
          <SeenEntry entry={task.entry} />
          {!task.seen && <p>Quem ensina mudou e não vê este registro. Ele só passa a ver se você entregar de novo.</p>}
          <ConfirmButton
            label="Tirar da vista de quem ensina"
            size="sm"
            send={{ form: 'take-back' }}
            title="Tirar este registro da vista de quem ensina?"
            confirm="Tirar"
          >
            Ele continua no seu diário, e a aula continua feita.
          </ConfirmButton>
        </div>
      </Notice>
    )}
    {done && !task?.entry && <Notice tone="success" title="Feita. Quem ensina não vê nenhum registro seu." />}
    {may && !(task?.entry && task.seen) && ask.found.length > 0 && (
      <Form name="entry" className="space-y-4">
        <SelectField
          name="update_id"
          label="Um registro que você já tem"
          placeholder="Escolha o registro"
          options={ask.found.map(({ id, label, plant, happened_at }) => ({
            value: String(id),
            label: `${label} de ${plant}, ${formatDayTime(happened_at)}`,
          }))}
        />
        <SubmitButton sending="Entregando…">Entregar este</SubmitButton>
      </Form>
    )}
    {may && !done && (
      <LinkButton to={`/cultivo/registrar?tipo=${actFor(ask.entry)}`} icon="notebook-pen">
        Registrar agora
      </LinkButton>
    )}
  </section>
)
