import { useActionData } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { Card } from '#ui/components/card.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { IrreversibleNotice } from '#ui/hide-parts/irreversible-notice.tsx'
import { PartsEditor } from '#ui/hide-parts/parts-editor.tsx'
import { usePartsOn } from '#ui/hide-parts/use-parts.ts'
import { DrawnParts } from './drawn-parts.tsx'
import { PartsError } from './parts-error.tsx'
import { PlainParts } from './plain-parts.tsx'
import { typedRows } from './typed-rows.form.ts'

/** Rectangles drawn on the photo are submitted in percent; without scripts they are typed. */
export function HidePartForm({ photo }: { photo: PhotoDocument }) {
  const answer = useActionData() as FormResult | undefined
  const typed = typedRows(answer?.values)
  const state = usePartsOn(typed)
  const shown = { ...photo, url: photo.sizes.find(({ width }) => width >= 1280)?.url ?? photo.url }
  return (
    <Card>
      <Form>
        <div className="needs-script">
          <PartsEditor photo={shown} state={state} />
          <DrawnParts parts={state.parts} />
        </div>
        <div className="empty:hidden">
          <noscript>
            <PlainParts photo={shown} parts={typed} />
          </noscript>
        </div>
        <PartsError />
        <IrreversibleNotice />
        <CheckboxField name="sure" label="Entendi que o que está por baixo some para sempre." required />
        <FormActions>
          <SubmitButton icon="eye-off" tone="danger" sending="Escondendo…">
            Esconder para sempre
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
