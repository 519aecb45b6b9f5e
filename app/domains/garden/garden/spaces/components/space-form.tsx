import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { PrivacyField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { shownOfSpace } from '../../shown.words.ts'
import { spaceFields } from '../space.form.ts'
import { spaceKinds } from '../space.kinds.ts'
import type { SpaceDetail } from '../spaces.schemas.ts'

type Props = {
  space?: SpaceDetail
  /** Of a new one, chosen before. */
  kind?: SpaceDetail['kind']
  idempotency_key?: string
}

/** Shared by the new and edit forms. */
export const SpaceForm = ({ space, kind = space?.kind, idempotency_key }: Props) => (
  <Form guard opened={space && spaceFields(space)} values={kind && { kind }}>
    {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
    <TextField name="name" label="Nome" help="Como você chama este lugar." defaultValue={space?.name} maxLength={120} />
    <RadioCards name="kind" label="Que tipo de espaço?" cards={spaceKinds} />
    <div className="grid grid-cols-3 gap-3 sm:gap-6">
      {sides.map(({ name, label }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          unit="cm"
          whole
          required={false}
          defaultValue={space?.[name]}
        />
      ))}
    </div>
    {/* Not of who makes one: the estimate serves until somebody measures. */}
    {space && (
      <NumberField
        name="leaf_offset"
        label="Folha em relação ao ar"
        unit="°C"
        required={false}
        defaultValue={space.leaf_offset}
        help="Usamos no VPD. Use o sinal de menos se a folha for mais fria. Em branco, vale -1,5 °C (estimado) ou 0 na secagem e na cura."
      />
    )}
    <PhotoField
      label="Fotos"
      help="Até 20 fotos. A gente apaga a localização e os dados da câmera."
      required={false}
      max={20}
      photos={space?.photos.map(({ document }) => ({ ...document, id: String(document.id) }))}
    />
    <TextArea
      name="description"
      label="Anotações"
      required={false}
      maxLength={5000}
      defaultValue={space?.description}
    />
    <PrivacyField label="Quem vê este espaço" shows={shownOfSpace} defaultChecked={space?.private ?? true} />
    <FormActions>
      <SubmitButton sending="Salvando…">{space ? 'Salvar' : 'Criar espaço'}</SubmitButton>
    </FormActions>
  </Form>
)

const sides = [
  { name: 'width_cm', label: 'Largura' },
  { name: 'depth_cm', label: 'Fundo' },
  { name: 'height_cm', label: 'Altura' },
] as const
