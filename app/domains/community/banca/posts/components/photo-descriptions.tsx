import { Disclosure } from '#ui/components/disclosure.tsx'
import type { PhotoItem } from '#ui/form/photo-item.ts'

type Props = { items: PhotoItem[]; alts: ReadonlyMap<string, string> }

/** What each photo shows, for those who cannot see it; in the order of the photos. */
export function PhotoDescriptions({ items, alts }: Props) {
  const sent = items.filter((item) => item.id)
  if (!sent.length) return null
  return (
    <div className="mt-3 space-y-2">
      <p className="text-sm text-muted">Até 10. A gente apaga a localização e os dados da câmera.</p>
      <Disclosure title="Descrever as fotos" icon="accessibility">
        <ol className="space-y-3">
          {sent.map((item, at) => (
            <li key={item.key}>
              <label className="flex items-center gap-3">
                <img
                  src={item.url}
                  alt=""
                  width={48}
                  height={48}
                  className="size-12 shrink-0 rounded-field object-cover"
                />
                <span className="sr-only">O que mostra a foto {at + 1}</span>
                <input
                  name="photo_alts"
                  maxLength={300}
                  defaultValue={alts.get(item.id ?? '') ?? ''}
                  placeholder={`O que mostra a foto ${at + 1}`}
                  className="input w-full"
                />
              </label>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  )
}
