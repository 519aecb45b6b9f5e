import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import type { LabelSelection } from '../label.kinds.ts'
import { labelKinds } from '../label.kinds.ts'

type Props = { selection: LabelSelection; spaces: { id: number; name: string }[] }

/** Filters: kind, and space. */
export const LabelFilters = ({ selection: { kind, space_id }, spaces }: Props) => (
  <div className="mb-6 space-y-2">
    <ChipRow label="O que etiquetar">
      {labelKinds.map(({ value, label, icon }) => (
        <Chip key={value} to={`/cultivo/etiquetas?kind=${value}`} active={value === kind} icon={icon}>
          {label}
        </Chip>
      ))}
    </ChipRow>
    {spaces.length > 0 && (
      <ChipRow label="De que espaço">
        <Chip to={`/cultivo/etiquetas?kind=${kind}`} active={space_id === null}>
          Todos os espaços
        </Chip>
        {spaces.map(({ id, name }) => (
          <Chip key={id} to={`/cultivo/etiquetas?kind=${kind}&space_id=${id}`} active={space_id === id}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    )}
  </div>
)
