import { useEffect, useRef, useState } from 'react'
import type { QuizQuestion } from '#domains/learning/courses/lessons/quiz.schemas.ts'
import { Button } from '#ui/components/button.tsx'
import { errorKey, type FormValues, useField, useFormState } from '#ui/form/form-context.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const OPTIONS = 4
const MOST = 6
const empty = (): QuizQuestion => ({ text: '', options: [], right: [], explanation: '' })

/** Questions with their options; the right ones are ticked. Rows that are left empty are not sent. */
export function QuizRows({ quiz }: { quiz: QuizQuestion[] }) {
  const { errors, values, back } = useFormState()
  const [rows, setRows] = useState(() => typedOr(quiz, values).map((question, key): Row => ({ question, key })))
  const [room, setRoom] = useState(back)
  if (back !== room) {
    setRoom(back)
    setRows(resized(rows, Number(back?.questions?.[0] ?? rows.length)))
  }
  const error = errors.quiz?.[0]
  return (
    <div className="space-y-6">
      <RowCount count={rows.length} />
      {error && <p className="text-sm font-medium text-error">{error}</p>}
      {rows.map(({ question, key }, at) => (
        <fieldset key={key} className="space-y-3 rounded-box border border-base-300 p-4">
          <legend className="px-1 font-semibold">Pergunta {at + 1}</legend>
          <TextArea name={`quiz[${at}].text`} label="Pergunta" defaultValue={question.text} rows={2} maxLength={500} />
          <Options question={question} at={at} />
          <TextArea
            name={`quiz[${at}].explanation`}
            label="Por quê"
            help="Aparece depois da resposta."
            required={false}
            defaultValue={question.explanation}
            rows={2}
            maxLength={1000}
          />
          {rows.length > 1 && (
            <Button size="sm" onClick={() => setRows(rows.filter((row) => row.key !== key))}>
              Tirar a pergunta
            </Button>
          )}
        </fieldset>
      ))}
      <Button icon="plus" onClick={() => setRows(resized(rows, rows.length + 1))}>
        Mais uma pergunta
      </Button>
    </div>
  )
}

type Row = { question: QuizQuestion; key: number }

function resized(rows: Row[], count: number): Row[] {
  const next = Math.max(...rows.map((row) => row.key)) + 1
  return Array.from({ length: count }, (_, at) => rows[at] ?? { question: empty(), key: next + at })
}

/** How many rows there are, as a field: what the device keeps of the form knows of rows added and taken away. */
function RowCount({ count }: { count: number }) {
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(count)
  useEffect(() => {
    if (last.current === count) return
    last.current = count
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [count])
  return <input ref={field} name="questions" value={count} readOnly hidden />
}

/** As many rows as were sent, when the form came back refused. */
function typedOr(quiz: QuizQuestion[], values: FormValues): QuizQuestion[] {
  const sent = Object.keys(values).flatMap((name) => /^quiz\[(\d+)\]\.text$/.exec(name)?.[1] ?? [])
  const count = sent.length ? Math.max(...sent.map(Number)) + 1 : Math.max(1, quiz.length)
  return Array.from({ length: count }, (_, at) => quiz[at] ?? empty())
}

function Options({ question, at }: { question: QuizQuestion; at: number }) {
  const { errors, values, back } = useFormState()
  const sent = Object.keys(values).filter((name) => name.startsWith(`quiz[${at}].options[`))
  const [asked, setAsked] = useState(Math.max(OPTIONS, question.options.length, sent.length))
  const places = Array.from({ length: MOST }, (_, place) => (back?.[`quiz[${at}].options[${place}]`] ? place + 1 : 0))
  const count = Math.max(asked, ...places)
  const ticked = useField(`quiz[${at}].right`).list
  const isRight = (place: number) => (sent.length ? ticked.includes(String(place)) : question.right.includes(place))
  const wrong = ['options', 'right'].flatMap((part) => {
    const name = `quiz[${at}].${part}`
    return (errors[errorKey(name)] ?? []).map((text) => ({ name, text }))
  })
  return (
    <div className="space-y-2">
      <p className="text-sm text-muted">Marque a certa; mais de uma, se houver.</p>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <div key={place} className="flex items-end gap-2">
          <input
            type="checkbox"
            name={`quiz[${at}].right`}
            value={place}
            defaultChecked={isRight(place)}
            aria-label={`Alternativa ${place + 1} está certa`}
            aria-invalid={wrong.length > 0 || undefined}
            className="checkbox checkbox-primary mb-3"
          />
          <div className="min-w-0 flex-1">
            <TextField
              name={`quiz[${at}].options[${place}]`}
              label={`Alternativa ${place + 1}`}
              required={place < 2}
              defaultValue={question.options[place]}
              maxLength={300}
            />
          </div>
        </div>
      ))}
      {wrong.map(({ name, text }) => (
        <p key={name} role="alert" data-error-of={name} className="text-sm font-medium text-error">
          Pergunta {at + 1}: {text}
        </p>
      ))}
      {count < MOST && (
        <Button size="sm" icon="plus" onClick={() => setAsked(count + 1)}>
          Mais uma alternativa
        </Button>
      )}
    </div>
  )
}
