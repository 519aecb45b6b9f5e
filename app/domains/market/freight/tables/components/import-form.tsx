import { useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

/** A CSV, chosen or pasted: it takes the place of all ranges. What is wrong is listed by line. */
export function ImportForm({ errors, example }: { errors: string[]; example: string }) {
  return (
    <Form name="import">
      <p className="text-[0.9375rem] text-muted">
        As faixas do arquivo tomam o lugar de todas as desta tabela. Se uma linha estiver errada, nada muda.
      </p>
      <Text example={example} />
      {errors.length > 1 && (
        <ul className="list-disc space-y-1 ps-5 text-sm text-error">
          {errors.slice(1).map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <FormActions>
        <SubmitButton tone="quiet" sending="Importando…">
          Trocar pelas do CSV
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

function Text({ example }: { example: string }) {
  const file = useRef<HTMLInputElement>(null)
  const { id } = useField('csv')
  const read = async () => {
    const chosen = file.current?.files?.[0]
    const area = document.getElementById(id)
    if (chosen && area instanceof HTMLTextAreaElement) area.value = await chosen.text()
  }
  return (
    <>
      <TextArea name="csv" label="Linhas do CSV" rows={6} placeholder={example} />
      <input ref={file} type="file" accept=".csv,text/csv,text/plain" hidden onChange={read} aria-label="Arquivo CSV" />
      <Button icon="upload" className="needs-script" onClick={() => file.current?.click()}>
        Escolher arquivo
      </Button>
    </>
  )
}
