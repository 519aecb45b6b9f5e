import { formatNumber } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { scoreOf } from '#domains/contest/editions/criteria/weighted-score.model.ts'
import type { CupBench } from '../scores/cup-scores.schemas.ts'

type Props = { entry: CupBench['entries'][number]; criteria: CupBench['criteria'] }

/** One redondo on the bench: a mark for each criterion, and words. */
export function ScoreSheet({ entry: { blind_number, modality, score, first_score }, criteria }: Props) {
  const values = {
    ...Object.fromEntries(
      criteria.map(({ id }) => [`marks[${id}]`, (score ?? first_score)?.marks[id]?.toString().replace('.', ',') ?? '']),
    ),
    words: (score ?? first_score)?.words ?? '',
  }
  return (
    <details className="card" open={score !== null && !score.sent_at}>
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-3 p-4">
        <h2 className="figures text-xl">Nº {blind_number}</h2>
        <span className="text-muted">{modality}</span>
        <Badge tone={score?.sent_at ? 'primary' : score ? 'amber' : 'neutral'}>
          {score?.sent_at
            ? `Enviada: ${formatNumber(Number(scoreOf(score.marks, criteria).toFixed(2)))}`
            : score
              ? 'Rascunho'
              : 'Sem nota'}
        </Badge>
      </summary>
      <div className="p-4 pt-0">
        <Form name={`score-${blind_number}`} values={values} guard>
          <HiddenField name="blind_number" value={String(blind_number)} />
          {criteria.map(({ id, name, text, weight }) => (
            <NumberField
              key={id}
              name={`marks[${id}]`}
              label={`${name} (peso ${weight})`}
              help={text || undefined}
              required={false}
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
