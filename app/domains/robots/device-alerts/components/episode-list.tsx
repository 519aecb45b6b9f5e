import { Badge } from '#ui/components/badge.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { AlertEpisodeShown } from '../episodes/alert-episodes.schemas.ts'
import { episodeWords, overInList, triedWords } from '../episodes/episode.words.ts'
import { SeverityBadge } from './severity-badge.tsx'

type Props = { episodes: AlertEpisodeShown[]; may_see: boolean }

/** What held, how far out, from when to when. */
export const EpisodeList = ({ episodes, may_see }: Props) => (
  <ul className="divide-y divide-base-300">
    {episodes.map((episode) => (
      <li key={episode.id} className="space-y-2 py-4">
        <p className="font-semibold">{episodeWords(episode)}</p>
        <p className="text-sm text-muted">
          {episode.ended_at === null ? (
            <>
              Começou <RelativeTime at={episode.began_at} />
            </>
          ) : (
            overInList(episode)
          )}
        </p>
        {episode.tried.length > 0 && <p className="text-sm">{triedWords(episode.tried, episode.began_at)}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <SeverityBadge severity={episode.severity} />
          {episode.ended_at === null && <Badge icon="circle-dot">Agora</Badge>}
          {episode.seen_at && <Badge icon="check">Visto</Badge>}
          {may_see && episode.ended_at === null && !episode.seen_at && (
            <Form name={`see-${episode.id}`} className="contents">
              <HiddenField name="episode_id" value={episode.id} />
              <SubmitButton tone="quiet" icon="check">
                Vi
              </SubmitButton>
            </Form>
          )}
        </div>
      </li>
    ))}
  </ul>
)
