import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { WorkDetail } from '../works.schemas.ts'

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
          photos={cover ? [cover] : []}
        />
        <TextField
          name="cover_alt"
          label="O que a capa mostra"
          help="Para quem não a vê."
          required={false}
          maxLength={300}
        />
      </Card>
      <Card title="Onde aparece">
        <SelectField
          name="category_id"
          label="Categoria"
          placeholder="Escolha a categoria"
          options={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <fieldset>
          <legend className="text-[0.9375rem] font-semibold">
            Tags <span className="font-normal text-muted">(até 8)</span>
          </legend>
          <div className="grid max-h-64 grid-cols-2 gap-x-3 overflow-y-auto">
            {choices.tags.map(({ id, name }) => (
              <CheckboxField key={id} name="tag_ids" value={String(id)} label={name} />
            ))}
          </div>
          {errors.tag_ids && <p className="text-sm font-medium text-error">{errors.tag_ids[0]}</p>}
        </fieldset>
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
