import { useRef, useState } from 'react'
import { useActionData } from 'react-router'
import type { ForLater } from '#domains/base/outbox/queued-act.kinds.ts'
import { scoreOf } from '#domains/contest/editions/criteria/weighted-score.model.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { isKept } from '#ui/form/kept-for-later.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { CupBench } from '../scores/cup-scores.schemas.ts'

type Props = {
  entry: CupBench['entries'][number]
  criteria: CupBench['criteria']
  user_id: number
  idempotency_key: string
  /** At first; one at a time is. */
  open: boolean
  /** Its score is on the phone, to be sent. */
  waits: boolean
}

/** At the bench there may be no signal: then it waits on the phone. */
const laterOf = (user_id: number, number: number): ForLater => ({
  ...{ user_id, label: 'Nota da bancada' },
  target: { kind: 'score', slug: String(number), name: `Redondo nº ${number}` },
  sent_to: '/copa-grower/votacao-bancada/envio',
})

/** A criterion's number is a name here: in brackets it would be a place in a list. */
const fieldOf = (criterion_id: number) => `marks.${criterion_id}`

/** One redondo on the bench: a mark for each criterion, and words. */
export function ScoreSheet({ entry, criteria, user_id, idempotency_key, open, waits }: Props) {
  const { blind_number, modality, score, first_score } = entry
  const answer = useActionData()
  const kept = isKept(answer) ? answer : undefined
  const [key, setKey] = useState(idempotency_key)
  const [sentBefore, setSentBefore] = useState('')
  const sheet = useRef<HTMLDetailsElement>(null)
  const values = {
    ...Object.fromEntries(
      criteria.map(({ id }) => [fieldOf(id), score?.marks[id]?.toString().replace('.', ',') ?? '']),
    ),
    words: score?.words ?? '',
  }
  const done = () => {
    setSentBefore(key)
    setKey(kept?.next ?? idempotency_key)
    if (kept) openNext(sheet.current)
  }
  return (
    <details
      ref={sheet}
      name="bench"
      className="card"
      data-unscored={(!score?.sent_at && !waits) || undefined}
      open={open}
    >
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-3 p-4">
        <h2 className="figures text-xl">Nº {blind_number}</h2>
        <span className="text-muted">{modality}</span>
        <Badge tone={waits ? 'amber' : score?.sent_at ? 'primary' : score ? 'amber' : 'neutral'}>
          {waits
            ? 'Salva no celular, a enviar'
            : score?.sent_at
              ? `Enviada: ${formatNumber(Number(scoreOf(score.marks, criteria).toFixed(2)))}`
              : score
                ? 'Rascunho'
                : 'Sem nota'}
        </Badge>
      </summary>
      <div className="p-4 pt-0">
        <Form name={`score-${blind_number}`} values={values} keep onDone={done}>
          <HiddenField name="idempotency_key" value={key} />
          <HiddenField name="after_key" value={sentBefore} />
          <HiddenField name="seen_at" value={score?.changed_at.toISOString() ?? ''} />
          <HiddenField name="for_later" value={JSON.stringify(laterOf(user_id, blind_number))} />
          <HiddenField name="blind_number" value={String(blind_number)} />
          {first_score && (
            <p className="text-sm text-muted">
              Na primeira rodada você deu {formatNumber(Number(scoreOf(first_score.marks, criteria).toFixed(2)))}
              {first_score.words && `: “${first_score.words}”`}
            </p>
          )}
          {criteria.map(({ id, name, text, weight }) => (
            <NumberField
              key={id}
              name={fieldOf(id)}
              label={`${name} (peso ${weight})`}
              help={[text, 'De 0 a 10, de meio em meio.'].filter(Boolean).join(' ')}
            />
          ))}
          <TextArea name="words" label="O que você notou" required={false} maxLength={2000} rows={3} />
          <FormActions>
            <SubmitButton tone="quiet" sending="Guardando…" name="send" value="false">
              Guardar rascunho
            </SubmitButton>
            <SubmitButton sending="Enviando…" name="send" value="true">
              Enviar nota
            </SubmitButton>
          </FormActions>
        </Form>
      </div>
    </details>
  )
}

/** Closes this one, and opens the next that has no score, from the top again after the last. */
function openNext(here: HTMLDetailsElement | null) {
  if (!here) return
  here.open = false
  const others = [...document.querySelectorAll<HTMLDetailsElement>('details[data-unscored]')].filter(
    (one) => one !== here,
  )
  const after = others.find((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = after ?? others[0]
  if (!next) return
  next.open = true
  next.querySelector('summary')?.focus()
}
