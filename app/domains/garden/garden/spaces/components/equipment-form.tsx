import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { typeById } from '../../stuffs/stuff.kinds.ts'
import type { StuffCard as Stuff } from '../../stuffs/stuffs.schemas.ts'
import { placeOf } from '../equipment-places.kinds.ts'
import { isAfterHarvest } from '../space.kinds.ts'
import type { SpaceDetail } from '../spaces.schemas.ts'

/**
 * Adds one of the owner's items to the space; its type determines the role. Lamps are not offered for spaces that
 * should be dark.
 */
export function EquipmentForm({ space, own }: { space: SpaceDetail; own: Stuff[] }) {
  const here = new Set(space.equipment.map(({ stuff }) => stuff.id))
  const dark = isAfterHarvest(space.kind)
  const rest = own.filter((stuff) => !here.has(stuff.id) && !(dark && placeOf(stuff.stuff_type_id) === 'lamps'))
  const fresh = `/cultivo/itens?novo=&espaco=${space.slug}`
  if (!rest.length)
    return (
      <LinkButton to={fresh} icon="plus" className="mt-4">
        Adicionar equipamento
      </LinkButton>
    )
  return (
    <Form name="equipment" className="mt-5 flex flex-wrap items-end gap-3" key={space.equipment.length}>
      <SelectField
        name="stuff_id"
        label="Adicionar ao espaço"
        className="min-w-48 flex-1"
        placeholder="Escolha um equipamento"
        options={rest.map((stuff) => ({
          value: stuff.id,
          label: `${typeById(stuff.stuff_type_id).name}: ${stuff.name}`,
        }))}
      />
      {/* The field keeps room below for its error. */}
      <div className="mb-1.5">
        <SubmitButton sending="Adicionando…" tone="quiet">
          Adicionar
        </SubmitButton>
      </div>
      <Link to={fresh} className="link inline-flex min-h-11 w-full items-center text-sm">
        Cadastrar outro equipamento aqui
      </Link>
    </Form>
  )
}
