import { states, type Uf } from '#shared/brazil.ts'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { regionStates, regions } from '../../places/state-ranges.kinds.ts'
import { PriceFields } from './price-fields.tsx'

/** Ready-made ranges: whole states at one price, to be changed one by one. */
export const StatesForm = () => (
  <Form name="states">
    <States />
    <PriceFields />
    <FormActions>
      <SubmitButton tone="quiet" sending="Pondo…">
        Pôr faixas dos estados
      </SubmitButton>
    </FormActions>
  </Form>
)

function States() {
  const { list, error, id } = useField('ufs')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="space-y-3" data-error-of="ufs">
      <legend className="mb-1 font-medium">Estados</legend>
      {regions.map((region) => (
        <fieldset key={region} className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm text-muted">{regionStates[region].name}</legend>
          {regionStates[region].ufs.map((uf: Uf) => (
            <label
              key={uf}
              className="flex min-h-10 items-center gap-2 rounded-field border border-edge bg-surface px-3 has-checked:border-primary has-checked:bg-primary/8"
            >
              <input
                type="checkbox"
                name="ufs"
                value={uf}
                defaultChecked={list.includes(uf)}
                className="checkbox checkbox-primary checkbox-sm"
              />
              <span title={states[uf]}>{uf}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
