import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { invitedRoles } from '../../invites/invite.kinds.ts'
import { roleHelp, roleNames } from '../store-role.words.ts'

const cards = invitedRoles.map((value) => ({ value, label: roleNames[value], text: roleHelp[value] }))

export const InviteForm = () => (
  <Form name="invite">
    <TextField name="email" label="E-mail" type="email" maxLength={254} autoComplete="off" />
    <RadioCards name="role" label="Papel" cards={cards} defaultValue="manager" />
    <SubmitButton icon="send">Enviar convite</SubmitButton>
  </Form>
)
