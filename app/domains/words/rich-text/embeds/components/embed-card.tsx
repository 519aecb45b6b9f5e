import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { Sparkline } from '#ui/components/sparkline.tsx'
import { embedWords } from '../embed.words.ts'
import type { Embed } from '../embeds.schemas.ts'

/** What a text cites, live; the whole card leads to it. Of what is private by now it says so, and no more. */
export function EmbedCard({ embed }: { embed: Embed | null }) {
  if (!embed)
    return (
      <p className="flex items-center gap-2 rounded-box border border-dashed border-edge bg-base-200 p-4 text-muted">
        <Icon name="eye-off" />O que era citado aqui não está mais aberto a todos.
      </p>
    )
  const { icon, label } = embedWords[embed.kind]
  return (
    <aside className="card relative flex flex-row items-start gap-4 p-4" aria-label={label}>
      {embed.photo && (
        <div className="w-24 shrink-0 sm:w-36">
          <Photo photo={embed.photo} alt="" ratio="1/1" shown="9rem" className="rounded-field" />
        </div>
      )}
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Icon name={icon} size={16} />
          {label}
        </p>
        <p className="font-semibold break-words">
          <Link to={embed.url} className="after:absolute after:inset-0 hover:underline">
            {embed.title}
          </Link>
        </p>
        {embed.lines.map((line) => (
          <p key={line} className="text-sm break-words text-muted">
            {line}
          </p>
        ))}
        {embed.series.length > 0 && (
          <div className="grid gap-3 pt-2 sm:grid-cols-3">
            {embed.series.map((one) => (
              <div key={one.label}>
                <p className="text-sm">
                  {one.label} <span className="figures font-semibold">{one.said}</span>
                </p>
                <Sparkline values={one.values} label={`${one.label} no último mês, hoje ${one.said}`} />
              </div>
            ))}
          </div>
        )}
      </div>
    </aside>
  )
}
