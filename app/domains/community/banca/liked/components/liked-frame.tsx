import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { type Period, periods, periodWords } from '../liked.kinds.ts'

const kinds = [
  { to: '/banca/mais-curtidas', label: 'Tudo' },
  { to: '/banca/mais-curtidas/plantas', label: 'Plantas' },
  { to: '/banca/mais-curtidas/espacos', label: 'Espaços' },
  { to: '/banca/mais-curtidas/planos', label: 'Planos' },
  { to: '/banca/mais-curtidas/posts', label: 'Posts' },
]

/** The frame of the rankings: kind and period. */
export function LikedFrame({ title, period, children }: { title: string; period: Period; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <BancaTabs />
      <PageHeader title={title} text="O que a comunidade mais salvou. Cada salve conta uma vez por pessoa." />
      <div className="mb-8 space-y-3">
        <ChipRow label="O que ver">
          {kinds.map(({ to, label }) => (
            <Chip key={to} to={to + search} active={pathname === to}>
              {label}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow label="Período">
          {periods.map((one) => (
            <Chip key={one} to={withParams(search, { period: one === 'mes' ? null : one })} active={one === period}>
              {periodWords[one]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {children}
    </>
  )
}
