import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { wordStrengths } from '../words.kinds.ts'
import { strengthEffects, strengthNames } from '../words.words.ts'

export const WordForm = () => (
  <Form>
    <TextField name="word" label="Palavra ou expressão" maxLength={60} autoComplete="off" />
    <RadioCards
      name="strength"
      label="O que acontece"
      defaultValue="segurar"
      cards={wordStrengths.map((value) => ({ value, label: strengthNames[value], text: strengthEffects[value] }))}
    />
    <SubmitButton sending="Salvando…">Pôr na lista</SubmitButton>
  </Form>
)
