import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'

const kinds = [
  { segment: 'plantas', label: 'Plantas', icon: 'sprout' },
  { segment: 'espacos', label: 'Espaços', icon: 'tent' },
  { segment: 'planos', label: 'Planos', icon: 'clipboard-list' },
] as const
export type GardenKind = (typeof kinds)[number]['segment']

/** Kinds of things of the gardens that are open. */
export const GardenTabs = ({ chosen }: { chosen: GardenKind }) => (
  <ChipRow label="O que ver">
    {kinds.map(({ segment, label, icon }) => (
      <Chip key={segment} to={`/banca/cultivos/${segment}`} icon={icon} active={segment === chosen}>
        {label}
      </Chip>
    ))}
  </ChipRow>
)
