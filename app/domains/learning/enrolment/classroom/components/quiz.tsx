import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'

type Quiz = NonNullable<ClassroomPage['lesson']['quiz']>
type Props = { quiz: Quiz; idempotency_key: string; may: boolean }

/** The questions, and after an attempt what was right and why. */
export function QuizForm({ quiz, idempotency_key, may }: Props) {
  const { last, attempts_left, pass_percent } = quiz
  return (
    <div className="space-y-6">
      {last && <Correction last={last} pass_percent={pass_percent} again={attempts_left !== 0} />}
      {last?.passed ? null : attempts_left === 0 ? (
        <Notice tone="warning" title="Acabaram as tentativas">
          Pergunte a quem ensina, logo abaixo.
        </Notice>
      ) : (
        <Form name="quiz" key={idempotency_key} keep={may} className="space-y-6">
          <HiddenField name="idempotency_key" value={idempotency_key} />
          <HiddenField name="seen" value={quiz.seen} />
          <p className="text-muted">
            Você passa com {pass_percent} %.
            {attempts_left !== null &&
              ` ${attempts_left === 1 ? 'Resta' : 'Restam'} ${plural(attempts_left, 'tentativa', 'tentativas')}.`}
          </p>
          {quiz.questions.map((question, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other name, and stay in their order
            <Question key={at} question={question} at={at} />
          ))}
          {may && <SubmitButton sending="Enviando…">{last ? 'Tentar de novo' : 'Enviar respostas'}</SubmitButton>}
        </Form>
      )}
    </div>
  )
}

function Question({ question: { text, many, options }, at }: { question: Quiz['questions'][number]; at: number }) {
  const { errors, values } = useFormState()
  const name = `answers[${at}]`
  const error = errors[name]?.[0]
  const chosen = [values[name] ?? []].flat().map(String)
  return (
    <fieldset className="space-y-2" aria-describedby={error ? `erro-${at}` : undefined}>
      <legend className="font-semibold">
        {at + 1}. {text} {many && <span className="font-normal text-muted">(mais de uma)</span>}
      </legend>
      {options.map((option) => (
        <label
          key={option.at}
          className="flex min-h-12 items-center gap-3 rounded-field border border-edge px-3 py-2 has-checked:border-primary"
        >
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={option.at}
            defaultChecked={chosen.includes(String(option.at))}
            aria-invalid={error ? true : undefined}
            className={many ? 'checkbox checkbox-primary' : 'radio radio-primary'}
          />
          <span className="min-w-0 break-words">{option.text}</span>
        </label>
      ))}
      {error && (
        <p id={`erro-${at}`} className="text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type CorrectionProps = { last: NonNullable<Quiz['last']>; pass_percent: number; again: boolean }

const Correction = ({ last, pass_percent, again }: CorrectionProps) => (
  <section aria-labelledby="titulo-correcao" className="space-y-4">
    <h2 id="titulo-correcao" className="text-xl">
      Correção
    </h2>
    <Notice tone={last.passed ? 'success' : 'warning'} title={`Você acertou ${last.percent} %`}>
      {last.passed
        ? 'Passou. A aula está feita.'
        : `Faltou chegar a ${pass_percent} %. ${last.questions.some((one) => one.explanation) ? 'Leia as explicações' : 'Veja o que errou'}${again ? ' e tente de novo.' : '.'}`}
    </Notice>
    <ol className="space-y-4">
      {last.questions.map((question) => (
        <li key={question.text} className="space-y-1">
          <p className="flex items-start gap-2 font-semibold break-words">
            <Icon
              name={question.is_right ? 'circle-check' : 'x'}
              label={question.is_right ? 'Certa' : 'Errada'}
              size={18}
              className={`mt-0.5 shrink-0 ${question.is_right ? 'text-success-text' : 'text-error'}`}
            />
            {question.text}
          </p>
          <ul className="space-y-1">
            {question.options.map((option, at) => {
              const right = question.right.includes(at)
              const chosen = question.chosen.includes(at)
              // Of several that were chosen it is not told which, as long as there is another try.
              const untold = again && question.many && !question.is_right
              const tone = untold ? '' : right ? 'text-success-text' : 'text-error'
              return right || chosen ? (
                <li key={option} className={`flex items-start gap-2 ${tone}`}>
                  <Icon name={untold ? 'circle' : right ? 'circle-check' : 'x'} size={18} className="mt-0.5 shrink-0" />
                  <span className="min-w-0 break-words">
                    {option}
                    <span className="text-muted">
                      {right ? (chosen ? ', você acertou' : ', era esta') : ', você marcou'}
                    </span>
                  </span>
                </li>
              ) : null
            })}
          </ul>
          {question.explanation && <p className="break-words text-muted">{question.explanation}</p>}
        </li>
      ))}
    </ol>
  </section>
)
