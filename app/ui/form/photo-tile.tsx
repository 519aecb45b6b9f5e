import type { DragEvent } from 'react'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-names.ts'
import type { PhotoItem } from './photo-item.ts'

type Props = {
  item: PhotoItem
  index: number
  count: number
  wide?: boolean
  onRemove: () => void
  onRetry: () => void
  onMove: (to: number) => void
  onHide: () => void
  onDropHere: (key: string) => void
}

export function PhotoTile({ item, index, count, wide, onRemove, onRetry, onMove, onHide, onDropHere }: Props) {
  const name = `foto ${index + 1}`
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onDropHere(event.dataTransfer.getData('text/plain'))
  }
  return (
    <li
      draggable={count > 1}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', item.key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="min-w-0"
    >
      <div
        className={`relative ${wide ? 'aspect-video' : 'aspect-square'} overflow-clip rounded-box border border-base-300 bg-base-200`}
      >
        <Thumbnail item={item} name={name} />
        {!item.id && !item.error && !item.waits && <Sending item={item} name={name} />}
        {item.error && <span className="absolute inset-0 bg-base-100/70" />}
        <TileButton icon="x" label={`Remover ${name}`} onClick={onRemove} className="absolute top-1 right-1" />
        {item.id && item.url && (
          <TileButton
            icon="eye-off"
            label={`Esconder uma parte da ${name}`}
            onClick={onHide}
            className="absolute right-1 bottom-1"
          />
        )}
        {index === 0 && count > 1 && (
          <span className="absolute bottom-1 left-1 rounded-full bg-black/75 px-2.5 py-0.5 text-xs font-medium text-white">
            Capa
          </span>
        )}
      </div>
      {item.waits && !item.id && <p className="pt-1.5 text-sm text-muted">Vai junto com a atualização.</p>}
      {item.error ? (
        <Problem item={item} onRetry={onRetry} />
      ) : (
        count > 1 && (
          <div className="flex justify-center gap-1 pt-1">
            <MoveButton
              icon="arrow-left"
              label={`Mover ${name} para antes`}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <MoveButton
              icon="arrow-right"
              label={`Mover ${name} para depois`}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
          </div>
        )
      )}
    </li>
  )
}

function Thumbnail({ item, name }: { item: PhotoItem; name: string }) {
  if (!item.url || item.final) {
    return (
      <span className="flex size-full items-center justify-center text-muted">
        <Icon name={item.final ? 'image-off' : 'image'} size={28} label={name} />
      </span>
    )
  }
  return <img src={item.url} alt={name} width={200} height={200} draggable={false} className="size-full object-cover" />
}

const Sending = ({ item, name }: { item: PhotoItem; name: string }) => (
  <span className="absolute inset-0 flex items-end bg-black/35 p-2">
    <progress className="progress text-white" value={item.progress} max={1} aria-label={`Enviando ${name}`} />
  </span>
)

function Problem({ item, onRetry }: { item: PhotoItem; onRetry: () => void }) {
  return (
    <div role="alert" className="space-y-1 pt-1.5 text-sm">
      <p className="font-medium text-error">{item.error}</p>
      {!item.final && (
        <button type="button" className="link min-h-8 font-medium" onClick={onRetry}>
          Tentar de novo
        </button>
      )}
    </div>
  )
}

type ButtonProps = { icon: IconName; label: string; onClick: () => void; className?: string; disabled?: boolean }

const TileButton = ({ icon, label, onClick, className = '' }: ButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className={`flex size-9 pointer-coarse:size-11 items-center justify-center rounded-full bg-black/75 text-white hover:bg-black ${className}`}
  >
    <Icon name={icon} size={18} label={label} />
  </button>
)

const MoveButton = ({ icon, label, onClick, disabled }: ButtonProps) => (
  <button
    type="button"
    disabled={disabled}
    onClick={onClick}
    className="flex size-9 pointer-coarse:size-11 items-center justify-center rounded-field hover:bg-base-200 disabled:opacity-30"
  >
    <Icon name={icon} size={18} label={label} />
  </button>
)
