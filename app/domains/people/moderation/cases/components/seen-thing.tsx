import type { ReactNode } from 'react'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import type { CaseDetail } from '../cases.schemas.ts'

type Props = { thing: Omit<CaseDetail['seen'], 'url'>; children?: ReactNode }

/** A thing with its photos; a title that is only the beginning of its text is not said twice. */
export const SeenThing = ({ thing: { title, text, photos }, children }: Props) => (
  <div className="space-y-3">
    {!text.trim().startsWith(title.replace(/…$/, '')) && <p className="font-semibold break-words">{title}</p>}
    {!title && !text && <p className="font-semibold">Sem título</p>}
    {text ? <p className="break-words whitespace-pre-line">{text}</p> : <p className="text-muted">Sem texto.</p>}
    {photos.length > 0 && <PhotoGrid photos={photos} label={title} small />}
    {children}
  </div>
)
