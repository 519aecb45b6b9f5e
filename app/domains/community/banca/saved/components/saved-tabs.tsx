import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'

const kinds = [
  { to: '/banca/salves', label: 'Posts', kind: 'post_id' },
  { to: '/banca/salves/plantas', label: 'Plantas', kind: 'plant_id' },
  { to: '/banca/salves/espacos', label: 'Espaços', kind: 'space_id' },
  { to: '/banca/salves/planos', label: 'Planos', kind: 'plan_cultivation_id' },
  { to: '/loja/salvos', label: 'Produtos', kind: 'product_id' },
] as const

type Props = { chosen: (typeof kinds)[number]['kind']; counts: Record<(typeof kinds)[number]['kind'], number> }

/** What one saved, by kind. */
export const SavedTabs = ({ chosen, counts }: Props) => (
  <ChipRow label="O que você salvou">
    {kinds.map(({ to, label, kind }) => (
      <Chip key={kind} to={to} active={kind === chosen} count={counts[kind]}>
        {label}
      </Chip>
    ))}
  </ChipRow>
)
