import type { ReactNode } from 'react'
import { DataList } from '#ui/admin/data-list.tsx'
import { commissionStates } from '../commission.kinds.ts'
import { commissionStateNames } from '../commission.words.ts'
import type { Commission } from '../commissions.schemas.ts'
import { commissionColumns } from './commission-columns.tsx'

type Props = {
  side: 'store' | 'affiliate'
  page: { data: Commission[]; current_page: number; last_page: number; per_page: number; total: number }
  csv: string
  empty: ReactNode
}

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: commissionStates.map((value) => ({ value, label: commissionStateNames[value] })),
  },
]

export const CommissionList = ({ side, page, csv, empty }: Props) => (
  <DataList
    label="Comissões"
    noun={['comissão', 'comissões']}
    page={page}
    keyOf={({ id }) => id}
    nameOf={({ title }) => title}
    search={side === 'store' ? 'Buscar por produto ou afiliado' : 'Buscar por produto'}
    filters={filters}
    csv={csv}
    columns={commissionColumns(side)}
    empty={empty}
  />
)
