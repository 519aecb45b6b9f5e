import { LinkButton } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { UserProfile } from '../users/users.schemas.ts'
import { NetworkFields } from './network-fields.tsx'

export function ProfileForm({ person }: { person: UserProfile }) {
  return (
    <Form
      name="profile"
      guard
      opened={{
        bio: person.bio,
        discoverable: person.discoverable,
        photo_file_id: person.photo?.document.id,
        networks: Object.fromEntries(
          person.networks.map(({ name, handle, url }) => [name, name === 'site' ? url : handle.replace('@', '')]),
        ),
      }}
    >
      <PhotoField
        name="photo_file_id"
        label="Foto"
        help="Aparece para todos que abrirem o seu perfil. Apagamos a localização e os dados da câmera."
        required={false}
        max={1}
        photos={person.photo ? [person.photo.document] : []}
      />
      <TextArea
        name="bio"
        label="Sobre você"
        help="Conte como você cultiva e o que gosta de plantar. Não coloque endereço nem telefone."
        required={false}
        defaultValue={person.bio}
        maxLength={500}
      />
      <NetworkFields links={person.networks} />
      <SwitchField
        name="discoverable"
        label="Aparecer nas buscas"
        help="Com Sim, as pessoas encontram você em listas, buscas e sugestões. Com Não, só quem sabe o seu apelido."
        defaultChecked={person.discoverable}
      />
      <FormActions>
        <LinkButton to={`/perfil/${person.nickname}`} tone="plain">
          Voltar
        </LinkButton>
        <SubmitButton sending="Salvando…">Salvar perfil</SubmitButton>
      </FormActions>
    </Form>
  )
}
