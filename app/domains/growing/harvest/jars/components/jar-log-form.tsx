import { Chip } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { jarEntryWords } from '../jar.words.ts'
import type { JarEntryKind } from '../jar-entries.schemas.ts'
import type { JarDetail } from '../jars.schemas.ts'
import { JarEntryFields } from './jar-entry-fields.tsx'

type Props = { jar: JarDetail; kind: JarEntryKind; idempotency_key: string }

/** Three taps: the QR code opens this form, the value, 'Registrar'. */
export const JarLogForm = ({ jar, kind, idempotency_key }: Props) => (
  <Card title="Registrar" level={2}>
    <ChipRow label="O que anotar">
      {jarEntryWords.map(({ value, label, icon }) => (
        <Chip key={value} to={`/cultivo/pote/${jar.slug}?tipo=${value}`} active={value === kind} icon={icon}>
          {label}
        </Chip>
      ))}
    </ChipRow>
    <Form name="log" className="mt-5 space-y-5" key={idempotency_key}>
      <HiddenField name="kind" value={kind} />
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <JarEntryFields kind={kind} left_g={jar.left_g} />
      <SubmitButton sending="Registrando…" wide>
        Registrar
      </SubmitButton>
    </Form>
  </Card>
)
