import type { ReactNode } from 'react'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import type { CupEditionDetail } from '../editions/cup-editions.schemas.ts'
import { useCupStatus } from '../editions/use-cup-status.ts'
import { PhaseLine } from './phase-line.tsx'

type Props = {
  edition: Pick<CupEditionDetail, 'slug' | 'name' | 'phase' | 'next' | 'more_infos' | 'show_results'>
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  more?: ReactNode
  /** The bench, for who sits on it. */
  bench?: boolean
  /** An edition that is over: its own rooms, and nothing that is done now. */
  isOld?: boolean
  children: ReactNode
}

/** The head of each page of the cup: where it stands now, and its rooms. */
export function CupFrame({ edition, title, text, action, more, bench, isOld, children }: Props) {
  useCupStatus(edition.phase, edition.show_results)
  const old = [
    { to: `/copa-grower?edicao=${edition.slug}`, label: 'A copa' },
    { to: `/copa-grower/ver-votos/bancada?edicao=${edition.slug}`, label: 'Notas' },
  ]
  const now = [
    { to: '/copa-grower', label: 'A copa', end: true },
    { to: '/copa-grower/modalidades', label: 'Modalidades' },
    { to: '/copa-grower/votar', label: 'Votar' },
    ...(bench ? [{ to: '/copa-grower/votacao-bancada', label: 'Bancada' }] : []),
    { to: '/copa-grower/ver-votos/bancada', label: 'Notas' },
  ]
  return (
    <>
      <PageHeader title={title} text={text} action={action} more={more}>
        <PhaseLine edition={edition} />
        <Tabs label={edition.name} tabs={isOld ? old : now} />
      </PageHeader>
      {children}
    </>
  )
}
