import { formatDayTime, onDay } from '#shared/dates.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'

type Props = { task: ClassroomPage['lesson']['task']; may: boolean; idempotency_key: string }

/** What was handed in and what the teacher said, and the way to hand in. */
export const TaskForm = ({ task, may, idempotency_key }: Props) => (
  <section aria-labelledby="titulo-entrega" className="space-y-4">
    <h2 id="titulo-entrega" className="text-2xl">
      A sua entrega
    </h2>
    {task && (
      <Notice tone={tones[task.state]} title={titles[task.state]}>
        {task.reply && <p className="break-words whitespace-pre-line">{task.reply}</p>}
        <p className="text-sm text-muted">Entregue {onDay(formatDayTime(task.created_at))}</p>
        {task.state === 'aceita' && <p className="break-words whitespace-pre-line">{task.text}</p>}
      </Notice>
    )}
    {may && task?.state !== 'aceita' && (
      <Form name="task" keep key={idempotency_key} className="space-y-4">
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <TextArea
          name="text"
          label="O que você fez"
          help={
            task
              ? 'É o que você entregou: mude e entregue de novo. Só quem ensina lê.'
              : 'Conte o que mediu e o que viu. Só quem ensina lê.'
          }
          defaultValue={task?.text}
          rows={5}
          maxLength={4000}
        />
        <SubmitButton sending="Entregando…">{task ? 'Entregar de novo' : 'Entregar'}</SubmitButton>
      </Form>
    )}
  </section>
)

const tones = { enviada: 'info', aceita: 'success', devolvida: 'warning' } as const
const titles = {
  enviada: 'Entregue. Conta quando quem ensina aceitar.',
  aceita: 'Aceita. A aula está feita.',
  devolvida: 'Voltou com um recado',
}
