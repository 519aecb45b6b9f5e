import { useFetcher } from 'react-router'
import { Avatar } from '#ui/components/avatar.tsx'
import { useRootData } from '#ui/root-data.ts'

/** A comment on its way: at once on screen, and gone again when it is refused, while its form keeps the text. */
export function SendingComment({ fetcherKey }: { fetcherKey: string }) {
  const { state, formData } = useFetcher({ key: fetcherKey })
  const viewer = useRootData()?.viewer
  const text = formData?.get('text')
  if (state === 'idle' || !viewer || typeof text !== 'string' || !text.trim()) return null
  return (
    <article className="flex gap-3" aria-label="Seu comentário" aria-busy="true">
      <Avatar name={viewer.nickname} photo_url={viewer.photo_url} size={40} />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold">{viewer.nickname}</span>
          <span className="text-muted">Enviando…</span>
        </p>
        <p className="break-words whitespace-pre-line text-muted">{text}</p>
      </div>
    </article>
  )
}
