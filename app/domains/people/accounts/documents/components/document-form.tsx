import { LinkButton } from '#ui/components/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { documentFields } from '../document.form.ts'
import { documentKinds } from '../document.kinds.ts'
import { kindNames } from '../document.words.ts'
import type { DocumentCard } from '../documents.schemas.ts'

type Props = { document?: DocumentCard; idempotency_key?: string }

export const DocumentForm = ({ document, idempotency_key }: Props) => (
  <Form guard name="document" opened={document && documentFields(document)}>
    {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
    <SelectField
      name="kind"
      label="Tipo de documento"
      placeholder="Escolha um tipo"
      defaultValue={document?.kind}
      options={documentKinds.map((value) => ({ value, label: kindNames[value] }))}
    />
    <FilesField
      name="file_id"
      label="Arquivo"
      help="PDF ou foto, até 15 MB. Fica criptografado e só você abre. Se for foto, tiramos a localização."
      required={false}
      files={document?.file ? [document.file] : []}
    />
    <TextField name="number" label="Número" required={false} defaultValue={document?.number} maxLength={60} exact />
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField name="issuer" label="Quem emitiu" required={false} defaultValue={document?.issuer} maxLength={120} />
      <NumberField
        name="plant_limit"
        label="Limite de plantas"
        help="Se o documento diz quantas. Avisamos quando as vivas passam dele."
        required={false}
        whole
        defaultValue={document?.plant_limit}
      />
    </div>
    <div className="grid gap-6 sm:grid-cols-2">
      <DateField name="issued_on" label="Emitido em" required={false} defaultValue={document?.issued_on} />
      <DateField
        name="expires_on"
        label="Vence em"
        help="Avisamos por e-mail 60, 30 e 7 dias antes e no dia, sem dizer o que é."
        required={false}
        defaultValue={document?.expires_on}
      />
    </div>
    <TextArea name="note" label="Observação" required={false} defaultValue={document?.note} rows={3} maxLength={500} />
    <FormActions>
      <LinkButton to="/perfil/documentos" tone="plain">
        Voltar
      </LinkButton>
      <SubmitButton sending="Salvando…">{document ? 'Salvar' : 'Adicionar documento'}</SubmitButton>
    </FormActions>
  </Form>
)
