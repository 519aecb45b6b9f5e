import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { WorkDetail } from '../works.schemas.ts'
import { TagChoice } from './tag-choice.tsx'

type Props = Pick<WorkDetail, 'choices' | 'cover'>

/** What stands around the text: where it is found, its cover, its address, what search engines show. */
export function WorkDetails({ choices, cover }: Props) {
  const { errors } = useFormState()
  const hidden = ['slug', 'seo_title', 'seo_description'].some((name) => errors[name])
  return (
    <div className="space-y-5">
      <Card title="Capa">
        <PhotoField
          name="cover_id"
          label="Foto da capa"
          help="Aparece na lista e quando alguém compartilha. Melhor deitada, 16 por 9."
          required={false}
          max={1}
          wide
          photos={cover ? [cover] : []}
          below={(photos) => photos.length > 0 && <CoverWords />}
        />
      </Card>
      <Card title="Onde aparece">
        <SelectField
          name="category_id"
          label="Categoria"
          placeholder="Escolha a categoria"
          options={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TagChoice tags={choices.tags} />
      </Card>
      <Disclosure title="Endereço e buscadores" icon="globe" inCard open={hidden}>
        <div className="space-y-5">
          <TextField
            name="slug"
            label="Endereço"
            help="Depois de /blog/. Vazio, vem do título. Se mudar depois, o antigo leva ao novo."
            required={false}
            maxLength={80}
          />
          <TextField
            name="seo_title"
            label="Título para buscadores"
            help="Vazio, vale o título."
            required={false}
            maxLength={70}
          />
          <TextArea
            name="seo_description"
            label="Descrição para buscadores"
            help="Vazia, vale a linha fina."
            required={false}
            rows={3}
            maxLength={170}
          />
        </div>
      </Disclosure>
    </div>
  )
}

/** Asked for where there is a cover, and only there: a draft is kept without it, a review is not. */
const CoverWords = () => (
  <div className="pt-3">
    <TextField name="cover_alt" label="O que a capa mostra" help="Para quem não a vê." either maxLength={300} />
  </div>
)
