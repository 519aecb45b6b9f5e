import type { AdType } from '#domains/community/ads/types/ad-types.staff.ts'
import { placeOf } from '#domains/community/ads/types/placements.kinds.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { AdCard } from '../ads.schemas.ts'

type Props = { types: AdType[]; photo?: AdCard['photo'] }

export const AdFields = ({ types, photo }: Props) => (
  <>
    <TextField name="name" label="Quem anuncia" help="Aparece junto da imagem." maxLength={80} />
    <SelectField
      name="type_id"
      label="Espaço"
      placeholder="Escolha onde aparece"
      options={types.map(({ id, slug, name, width, height }) => ({
        value: id,
        label: `${name} (${width} × ${height} px): ${placeOf(slug) ?? 'nenhuma página tem este espaço'}`,
      }))}
    />
    <PhotoField
      name="file_ids"
      label="Imagem"
      help="Use a proporção do espaço. A palavra 'Publicidade' entra sozinha."
      photos={photo ? [photo] : []}
      max={1}
    />
    <TextField
      name="alt"
      label="Descrição da imagem"
      help="Conte o que a imagem mostra e diz, para quem não a vê."
      maxLength={200}
    />
    <TextField name="link" label="Link" type="url" placeholder="https://" maxLength={500} />
    <div className="grid gap-6 sm:grid-cols-2">
      <DateField name="starts_on" label="Primeiro dia" />
      <DateField name="ends_on" label="Último dia" required={false} />
    </div>
    <div className="grid gap-6 sm:grid-cols-2">
      <NumberField name="weight" label="Peso" help="O dobro do peso aparece o dobro das vezes." whole />
      <NumberField
        name="daily_limit"
        label="Limite por pessoa e dia"
        help="Vale para quem permitiu contar."
        unit="vezes"
        required={false}
        whole
      />
    </div>
    <SwitchField name="active" label="Pode aparecer" />
  </>
)
