import type { ReactNode } from 'react'
import { PageHeader } from '#ui/components/page-header.tsx'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { type GardenKind, GardenTabs } from './garden-tabs.tsx'
import { OrderChips } from './order-chips.tsx'

type Props = { kind: GardenKind; title: string; text: string; filters?: ReactNode; children: ReactNode }

/** The open gardens of the community: one kind of thing, its filters and order. */
export const GardensFrame = ({ kind, title, text, filters, children }: Props) => (
  <>
    <BancaTabs />
    <PageHeader title={title} text={text} />
    <div className="mb-6 space-y-3">
      <GardenTabs chosen={kind} />
      {filters}
      <OrderChips />
    </div>
    {children}
  </>
)
