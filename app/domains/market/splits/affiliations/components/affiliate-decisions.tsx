import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { moveHelp, moveNames } from '../affiliation.words.ts'
import type { StoreAffiliate } from '../affiliations.schemas.ts'

/** What the store may decide about an affiliate now: opened in place, with the reason that the person reads. */
export function AffiliateDecisions({ affiliate: { id, nickname, can } }: { affiliate: StoreAffiliate }) {
  const [first] = can.decide
  if (!first) return <span className="text-sm text-muted">Nada a decidir</span>
  return (
    <details className="sm:min-w-56">
      <summary className="btn btn-sm">
        Decidir<span className="sr-only"> sobre {nickname}</span>
      </summary>
      <Form name={`affiliate-${id}`} values={{ move: first }} className="mt-3 space-y-3 text-start">
        <HiddenField name="id" value={id} />
        <SelectField
          name="move"
          label="O que fazer"
          options={can.decide.map((move) => ({ value: move, label: moveNames[move] }))}
        />
        <ul className="space-y-1 text-sm text-muted">
          {can.decide.map((move) => (
            <li key={move}>
              <strong>{moveNames[move]}:</strong> {moveHelp[move]}
            </li>
          ))}
        </ul>
        {can.decide.some((move) => move !== 'aprovar' && move !== 'reativar') && (
          <TextField
            name="reason"
            label="Motivo"
            help={`${nickname} vai ler. Não precisa ao aprovar ou reativar.`}
            required={false}
            maxLength={500}
          />
        )}
        <SubmitButton sending="Salvando…">Confirmar</SubmitButton>
      </Form>
    </details>
  )
}
