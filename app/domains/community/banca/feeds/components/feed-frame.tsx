import { useLocation } from 'react-router'
import { AdSlot } from '#domains/community/ads/ui.ts'
import { SurveyCard } from '#domains/community/surveys/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { useRootData } from '#ui/root-data.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { BesideFrame } from '../../components/beside-frame.tsx'
import type { loadFeed } from '../pages/feed-page.server.ts'
import { Feed } from './feed.tsx'
import { OpenComposer } from './open-composer.tsx'
import { PhaseFilter } from './phase-filter.tsx'

type Props = Awaited<ReturnType<typeof loadFeed>>

/** What stands below the nth post of a feed; nothing when there is none to show. */
const betweenOfVisitors = new Map([
  [1, <AdSlot key="top" placement="banca-topo" />],
  [8, <AdSlot key="ad" placement="banca-meio" />],
])
const between = new Map([...betweenOfVisitors, [3, <SurveyCard key="survey" />]])

/** A page that is one feed: tabs, where one is, the way to write, filters, posts. */
export function FeedFrame({ place, first, search, cycles }: Props) {
  const { key } = useLocation()
  const viewer = useRootData()?.viewer
  const next = place.next ?? { to: '/postagem/nova', label: 'Publicar' }
  return (
    <>
      <BancaTabs />
      <BesideFrame>
        {/* On a phone the tab says it, and the first post is in sight. */}
        <div className={place.phases && 'max-sm:sr-only'}>
          <PageHeader title={place.title} text={place.text} />
        </div>
        <div className="space-y-5">
          {viewer && <OpenComposer nickname={viewer.nickname} photo_url={viewer.photo_url} />}
          {cycles && <PhaseFilter cycles={cycles} search={search} />}
          <Feed
            // Another place of the history is another reading of the feed.
            key={`${key} ${search}`}
            first={first}
            kind={place.kind}
            search={search}
            news={place.news}
            between={viewer ? between : betweenOfVisitors}
            empty={
              <EmptyState
                image="/arte/vazios/atualizacoes.svg"
                text={search ? 'Nenhum post desta fase ainda.' : place.empty}
                action={<LinkButton to={next.to}>{next.label}</LinkButton>}
              />
            }
          />
        </div>
      </BesideFrame>
    </>
  )
}
