import { useEffect, useState, useSyncExternalStore } from 'react'
import { SideAd } from '#domains/community/ads/ui.ts'
import { photoOf } from '#domains/people/accounts/components/photo.view.ts'
import { FollowButton } from '#domains/people/accounts/ui.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Chip } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { fetchJson } from '#ui/fetch-json.ts'
import type { HashtagCard } from '../../hashtags/hashtags.schemas.ts'
import { reasonOf } from '../../people/components/suggested-people.tsx'
import type { Suggestion } from '../../people/people.schemas.ts'

/** Where the feed leaves its right side to it. */
const WIDE = '(min-width: 80rem)'
const PEOPLE = 3
const HASHTAGS = 5

/**
 * The column beside a feed, on a desk: whom to follow, one ad, what is talked about. Nothing else stands there, so it
 * comes after the page; a narrow screen does not even ask for it. `BesideFrame` has its room.
 */
export function BesideFeed() {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  return wide && <Column />
}

function Column() {
  const people = useList<Suggestion>(`/api/v1/social/suggestions?show=${PEOPLE}`)
  const hashtags = useList<HashtagCard>(`/api/v1/social/hashtags?semanal=true&show=${HASHTAGS}`)
  // At once: one that came later would push the other down.
  if (people === undefined || hashtags === undefined) return null
  return (
    <div className="col-start-2 row-start-1">
      <div className="sticky top-22 space-y-5">
        {people && people.length > 0 && <People people={people} />}
        {/* Before the hashtags: there it is whole in a window of 900 px. */}
        <SideAd>{hashtags && hashtags.length > 0 && <Hashtags hashtags={hashtags} />}</SideAd>
      </div>
    </div>
  )
}

const People = ({ people }: { people: Suggestion[] }) => (
  <Card title="Pessoas para seguir">
    <ul className="space-y-3">
      {people.map((person) => (
        <li key={person.id} className="flex items-start gap-3">
          <Avatar name={person.nickname} photo_url={photoOf(person, 80)} size={40} />
          <div className="min-w-0 flex-1">
            <Link to={`/perfil/${person.nickname}`} className="link link-hover font-semibold wrap-anywhere">
              {person.nickname}
            </Link>
            <p className="text-sm text-muted">{reasonOf(person)}</p>
          </div>
          <FollowButton person={{ ...person, can: { save: true, update: false } }} small />
        </li>
      ))}
    </ul>
    <Link to="/banca/pessoas" className="link mt-3 inline-block text-sm">
      Ver todas
    </Link>
  </Card>
)

const Hashtags = ({ hashtags }: { hashtags: HashtagCard[] }) => (
  <Card title="Hashtags da semana">
    <ul className="flex flex-wrap gap-2">
      {hashtags.map(({ id, slug, name }) => (
        <li key={id} className="min-w-0">
          <Chip to={`/banca/hashtag/${encodeURIComponent(slug)}`}>#{name}</Chip>
        </li>
      ))}
    </ul>
  </Card>
)

/** Undefined until it came; null where it cannot be had. */
function useList<Item>(address: string) {
  const [list, setList] = useState<Item[] | null>()
  useEffect(() => {
    const leaving = new AbortController()
    fetchJson<{ data: Item[] }>(address, { signal: leaving.signal }).then((page) => setList(page?.data ?? null))
    return () => leaving.abort()
  }, [address])
  return list
}

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
