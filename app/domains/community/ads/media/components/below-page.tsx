import { SurveyCard } from '#domains/community/surveys/ui.ts'
import { useRootData } from '#ui/root-data.ts'
import type { Placement } from '../../types/placements.kinds.ts'
import { AdSlot } from './ad-slot.tsx'

/** What comes below a page's own things, out of sight: an ad, and for who is signed in a survey. */
export function BelowPage({ placement }: { placement: Placement }) {
  const viewer = useRootData()?.viewer
  return (
    <div className="*:not-empty:mt-10">
      <AdSlot placement={placement} />
      {viewer && <SurveyCard />}
    </div>
  )
}
