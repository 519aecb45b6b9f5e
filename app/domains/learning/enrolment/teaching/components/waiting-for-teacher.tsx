import { plural } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { TeacherDesk } from '../desk.schemas.ts'

/** Questions and assignments, the oldest first, answered where they stand. */
export function WaitingForTeacher({ desk: { questions, tasks, counts } }: { desk: TeacherDesk }) {
  if (!questions.length && !tasks.length)
    return <EmptyState icon="circle-check" text="Nenhuma pergunta nem tarefa espera você." />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {questions.length > 0 && (
        <Disclosure title={plural(counts.questions, 'pergunta', 'perguntas')} icon="message-circle">
          <ul className="space-y-6 px-5 pb-5">
            {questions.map((one) => (
              <li key={one.id} className="space-y-2">
                <Where {...one} />
                <p className="break-words whitespace-pre-line">{one.text}</p>
                <Form name={`answer-${one.id}`} keep className="space-y-2">
                  <HiddenField name="id" value={one.id} />
                  <TextArea name="answer" label="Resposta" rows={2} maxLength={4000} />
                  <SubmitButton sending="Enviando…" tone="quiet">
                    Responder
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {tasks.length > 0 && (
        <Disclosure title={plural(counts.tasks, 'tarefa entregue', 'tarefas entregues')} icon="sprout">
          <ul className="space-y-6 px-5 pb-5">
            {tasks.map((one) => (
              <li key={one.id} className="space-y-2">
                <Where {...one} />
                <p className="break-words whitespace-pre-line">{one.text}</p>
                <Form name={`task-${one.id}`} keep className="space-y-2">
                  <HiddenField name="id" value={one.id} />
                  <TextArea
                    name="reply"
                    label="Recado"
                    help="Para devolver, diga o que falta."
                    required={false}
                    rows={2}
                    maxLength={2000}
                  />
                  <div className="flex flex-wrap gap-2">
                    <SubmitButton name="state" value="aceita" sending="Salvando…">
                      Aceitar
                    </SubmitButton>
                    <SubmitButton name="state" value="devolvida" tone="quiet" sending="Salvando…">
                      Devolver
                    </SubmitButton>
                  </div>
                </Form>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

const Where = ({ who, course, lesson, at }: TeacherDesk['questions'][number]) => (
  <p className="text-sm text-muted">
    <span className="font-semibold text-base-content">{who}</span> em{' '}
    <Link to={`/dichavando/cursos/${course.slug}/${lesson.slug}`} className="link">
      {lesson.title}
    </Link>
    , <RelativeTime at={at} />
  </p>
)
