import { dayKey } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { AlertEpisodeShown } from '../episodes/alert-episodes.schemas.ts'
import { episodeWords, overInList, triedInList } from '../episodes/episode.words.ts'
import { SeverityBadge } from './severity-badge.tsx'

type Props = { serial: string; episodes: AlertEpisodeShown[]; may_see: boolean }

/** The days of an alert in the chart of its sensor, at its reading furthest out. */
function chartOf(serial: string, { began_at, ended_at, worst_at }: AlertEpisodeShown, sensor: string) {
  const days = new URLSearchParams({
    ...{ de: dayKey(began_at), ...(ended_at && { ate: dayKey(ended_at) }), sensores: sensor },
    em: (worst_at ?? began_at).toISOString(),
  })
  return `/ganza/${serial}/graficos?${days}`
}

/** What held, how far out, from when to when. */
export const EpisodeList = ({ serial, episodes, may_see }: Props) => (
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
        {triedInList(episode) && <p className="text-sm">{triedInList(episode)}</p>}
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
        {episode.sensor && (
          <LinkButton to={chartOf(serial, episode, episode.sensor.key)} tone="quiet" icon="chart-line">
            Ver no gráfico
          </LinkButton>
        )}
      </li>
    ))}
  </ul>
)
