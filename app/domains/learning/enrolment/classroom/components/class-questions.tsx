import { EmptyState } from '#ui/components/empty-state.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'

type Props = { lesson: ClassroomPage['lesson']; idempotency_key: string }

/** What pupils ask below a class, and the teacher's answers. */
export const ClassQuestions = ({ lesson: { questions, can }, idempotency_key }: Props) => (
  <section id="perguntas" aria-labelledby="titulo-perguntas" className="scroll-mt-24 space-y-4">
    <h2 id="titulo-perguntas" className="text-2xl">
      Perguntas
    </h2>
    {can.ask && (
      <Form name="ask" keep key={idempotency_key} className="space-y-3">
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <TextArea name="text" label="A sua pergunta" help="Todos do curso leem." rows={3} maxLength={2000} />
        <SubmitButton sending="Enviando…">Perguntar</SubmitButton>
      </Form>
    )}
    {questions.length === 0 ? (
      <EmptyState icon="message-circle" text="Ninguém perguntou ainda." />
    ) : (
      <ul className="space-y-5">
        {questions.map((one) => (
          <li key={one.id} className="space-y-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{one.author}</span>
              <RelativeTime at={one.created_at} className="text-sm text-muted" />
            </p>
            <p className="break-words whitespace-pre-line">{one.text}</p>
            {one.answer && (
              <p className="border-l-2 border-primary pl-3 break-words whitespace-pre-line">{one.answer}</p>
            )}
            <div className="flex flex-wrap items-end gap-2">
              {one.can.answer && (
                <Form name={`answer-${one.id}`} keep className="flex-1 space-y-2" values={{ answer: one.answer }}>
                  <HiddenField name="id" value={one.id} />
                  <TextArea name="answer" label="Resposta" rows={2} maxLength={4000} />
                  <SubmitButton sending="Salvando…" tone="quiet">
                    {one.answer ? 'Mudar a resposta' : 'Responder'}
                  </SubmitButton>
                </Form>
              )}
              {one.can.remove && (
                <ConfirmButton
                  label="Apagar"
                  size="sm"
                  send={{ form: 'remove-question', id: String(one.id) }}
                  title="Apagar esta pergunta?"
                >
                  A pergunta e a resposta somem para todos do curso.
                </ConfirmButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
)
