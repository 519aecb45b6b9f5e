import type { ReactNode } from 'react'
import type { MaskName } from '#shared/masks.ts'
import { CheckboxField } from '../form/checkbox-field.tsx'
import { DateField } from '../form/date-field.tsx'
import type { FieldProps } from '../form/field.tsx'
import { MaskedField } from '../form/masked-field.tsx'
import { MoneyField, NumberField } from '../form/number-field.tsx'
import { type RadioCard, RadioCards } from '../form/radio-cards.tsx'
import { type Option, SelectField } from '../form/select-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'

type Common = Omit<FieldProps, 'beside' | 'className'>

/** A form field described by data. */
export type RecordFieldData =
  | (Common & { kind: 'text'; maxLength?: number; placeholder?: string; type?: 'email' | 'url' | 'tel' })
  | (Common & { kind: 'long'; maxLength?: number; rows?: number })
  | (Common & { kind: 'number'; unit?: string; whole?: boolean })
  | (Common & { kind: 'money' })
  | (Common & { kind: 'date'; type?: 'date' | 'datetime-local' })
  | (Common & { kind: 'select'; options: Option[]; placeholder?: string })
  | (Common & { kind: 'cards'; cards: RadioCard[]; multiple?: boolean })
  | (Common & { kind: 'masked'; mask: MaskName })
  | (Omit<Common, 'required'> & { kind: 'switch' })
  | (Common & { kind: 'checkbox' })

export function RecordField({ field }: { field: RecordFieldData }): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextField {...without(field)} />
    case 'long':
      return <TextArea {...without(field)} />
    case 'number':
      return <NumberField {...without(field)} />
    case 'money':
      return <MoneyField {...without(field)} />
    case 'date':
      return <DateField {...without(field)} />
    case 'select':
      return <SelectField {...without(field)} />
    case 'cards':
      return <RadioCards {...without(field)} />
    case 'masked':
      return <MaskedField {...without(field)} />
    case 'switch':
      return <SwitchField {...without(field)} />
    case 'checkbox':
      return <CheckboxField {...without(field)} />
  }
}

function without<Field extends RecordFieldData>({ kind: _, ...props }: Field): Omit<Field, 'kind'> {
  return props
}
