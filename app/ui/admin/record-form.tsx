import type { ReactNode } from 'react'
import type { FormResult } from '#shared/form-result.ts'
import { LinkButton } from '../components/button.tsx'
import { Form } from '../form/form.tsx'
import type { FormValues } from '../form/form-context.ts'
import { FormActions, SubmitButton } from '../form/submit-button.tsx'
import { DangerZone, type Dependent } from './danger-zone.tsx'
import { RecordField, type RecordFieldData } from './record-field.tsx'

type Props = {
  fields: RecordFieldData[]
  /** Of an existing record as its call takes them: what they were is sent along, so that only what is touched changes. */
  values?: FormValues
  /** What was there when it was opened, where that is not `values`, or where nothing can be deleted. */
  opened?: FormValues
  result?: FormResult
  /** 'Salvar ciclo'. */
  submit: string
  /** URL of 'Cancelar'. */
  back: string
  /** The irreversible action; only for an existing record. */
  danger?: {
    /** 'Apagar ciclo Floração?' */
    title: string
    /** 'Apagar ciclo'. */
    label: string
    /** Explanation of the consequences. */
    text: string
    dependents?: Dependent[]
    /** Value of `intent`; 'delete' by default. */
    intent?: string
  }
  /** Additional fields. */
  children?: ReactNode
}

/**
 * A record's form described by data: fields with their errors, a guard against leaving unsaved, the danger zone below.
 */
export function RecordForm({
  fields,
  values,
  result,
  submit,
  back,
  danger,
  opened = danger && values,
  children,
}: Props) {
  return (
    <div className="max-w-text space-y-8">
      <Form values={values} opened={opened} result={result} name="record" guard>
        {fields.map((field) => (
          <RecordField key={field.name} field={field} />
        ))}
        {children}
        <FormActions>
          <LinkButton to={back}>Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">{submit}</SubmitButton>
        </FormActions>
      </Form>
      {danger && <DangerZone {...danger} />}
    </div>
  )
}
