import type { ReactNode } from 'react'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { Card } from '#ui/components/card.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { PendingChange, ProductTexts } from '../products.schemas.ts'

const labels: Record<PendingChange['differs'][number], string> = {
  name: 'Nome',
  summary: 'Frase',
  description: 'Descrição',
  type: 'Tipo',
  category: 'Categoria',
  photos: 'Fotos',
}

/** What changes, as it is and as it would be, beside each other. */
export const TextDifference = ({ now, change }: { now: ProductTexts; change: PendingChange }) => (
  <div className="space-y-4">
    {change.differs.map((part) => (
      <Card key={part} title={labels[part]} level={2}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Side label="Como está" tone="border-error/40">
            <Value texts={now} part={part} />
          </Side>
          <Side label="Como fica" tone="border-primary">
            <Value texts={change.after} part={part} />
          </Side>
        </div>
      </Card>
    ))}
  </div>
)

const Side = ({ label, tone, children }: { label: string; tone: string; children: ReactNode }) => (
  <div className={`min-w-0 border-s-4 ps-3 ${tone}`}>
    <p className="text-sm text-muted">{label}</p>
    {children}
  </div>
)

function Value({ texts, part }: { texts: ProductTexts; part: PendingChange['differs'][number] }) {
  if (part === 'photos') return <Photos photos={texts.photos} />
  const text = part === 'type' ? texts.type.name : part === 'category' ? texts.category.path : texts[part]
  return text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : <p className="text-muted">Em branco</p>
}

export const Photos = ({ photos }: { photos: PhotoDocument[] }) => (
  <ul className="mt-1 grid grid-cols-3 gap-2">
    {photos.map((photo, at) => (
      <li key={photo.id} className="overflow-hidden rounded-field border border-base-300">
        <Photo photo={photo} alt={`Foto ${at + 1}`} shown="160px" ratio="1/1" />
      </li>
    ))}
  </ul>
)
