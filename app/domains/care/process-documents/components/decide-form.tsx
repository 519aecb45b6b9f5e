import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { ProcessDocumentLine } from '../documents/process-documents.schemas.ts'

type Props = { version: ProcessDocumentLine['versions'][number]; title: string }

/** Approve, or refuse with what is wrong. */
export const DecideForm = ({ version, title }: Props) => (
  <Form
    key={version.id}
    name={`decide-${version.id}`}
    keep
    className="space-y-3 rounded-box border border-base-300 p-4"
  >
    <HiddenField name="version_id" value={version.id} />
    <TextArea
      name="reason"
      label={`Sobre ${title}`}
      help="Para recusar, diga o que está errado e como mandar de novo. O cliente lê."
      required={false}
      rows={2}
      maxLength={1000}
    />
    <div className="flex flex-wrap gap-3">
      <SubmitButton name="verdict" value="aprovado" icon="check">
        Aprovar
      </SubmitButton>
      <SubmitButton name="verdict" value="recusado" tone="danger" icon="x">
        Recusar
      </SubmitButton>
    </div>
  </Form>
)
