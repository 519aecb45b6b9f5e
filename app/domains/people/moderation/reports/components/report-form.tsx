import { useLocation } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { reportCategories } from '../category.kinds.ts'
import { categoryNames, categoryTexts } from '../category.words.ts'

/** The rule that was broken, and what the moderation should know. The thing is in the page's address. */
export function ReportForm({ back }: { back: string }) {
  const named = [...new URLSearchParams(useLocation().search)].filter(([name]) => name.endsWith('_id'))
  return (
    <Form guard>
      {named.map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <RadioCards
        name="category"
        label="O que está errado?"
        cards={reportCategories.map((value) => ({ value, label: categoryNames[value], text: categoryTexts[value] }))}
      />
      <TextArea
        name="text"
        label="O que a moderação precisa saber"
        help="Onde está o problema e, se puder, há quanto tempo acontece."
        rows={4}
        maxLength={1000}
        required={false}
      />
      <FormActions>
        <SubmitButton sending="Enviando…" icon="flag">
          Enviar denúncia
        </SubmitButton>
        <LinkButton to={back}>Voltar</LinkButton>
      </FormActions>
    </Form>
  )
}
