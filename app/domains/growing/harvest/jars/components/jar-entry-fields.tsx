import { formatTyped } from '#shared/numbers.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { JarEntry, JarEntryKind } from '../jar-entries.schemas.ts'

type Props = {
  kind: JarEntryKind
  /** Current content of the jar. */
  left_g: number
  /** The entry being corrected, with its time as the field shows it. */
  entry?: JarEntry & { moment: string }
}

/** The fields of one kind; note and time are collapsed in a new entry. */
export function JarEntryFields({ kind, left_g, entry }: Props) {
  const { errors, values } = useFormState()
  const started = ['note', 'happened_at'].some((name) => errors[name] || values[name])
  const moment = (
    <DateField
      name="happened_at"
      label="Quando"
      type="datetime-local"
      required={entry !== undefined}
      help={entry ? undefined : 'Deixe em branco para usar a hora atual.'}
      defaultValue={entry?.moment}
    />
  )
  const note = (
    <TextArea
      name="note"
      label={kind === 'nota' ? 'O que você notou?' : 'Observação'}
      required={kind === 'nota'}
      maxLength={2000}
      rows={kind === 'nota' ? 3 : 2}
      defaultValue={entry?.note}
    />
  )
  return (
    <>
      {(kind === 'abertura' || kind === 'medicao') && (
        <div className="grid grid-cols-2 gap-3 sm:gap-6">
          <NumberField name="humidity" label="Umidade (UR)" unit="%" required={false} defaultValue={entry?.humidity} />
          <NumberField
            name="temperature"
            label="Temperatura"
            unit="°C"
            required={false}
            defaultValue={entry?.temperature}
          />
        </div>
      )}
      {kind === 'retirada' && (
        <NumberField
          name="grams"
          label="Quanto saiu"
          unit="g"
          defaultValue={entry?.grams}
          help={`Restam ${formatTyped(left_g, 'g')}${entry ? ', contando esta retirada' : ''}.`}
        />
      )}
      {kind === 'nota' && note}
      {entry ? (
        <>
          {kind !== 'nota' && note}
          {moment}
        </>
      ) : (
        <details open={started || undefined}>
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
            {kind === 'nota' ? 'Outro momento' : 'Observação ou outro momento'}
          </summary>
          <div className="space-y-5 pt-3">
            {kind !== 'nota' && note}
            {moment}
          </div>
        </details>
      )}
    </>
  )
}
