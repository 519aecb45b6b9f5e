import { useRef, useState } from 'react'
import { MOST_PARTS } from '#shared/mosaic.ts'
import { Button } from '../components/button.tsx'
import { PartsStage, type StagePhoto } from './parts-stage.tsx'
import type { PartsOnPhoto } from './use-parts.ts'

/** Initial position of a rectangle added by button: the middle. */
const middle = { x: 0.35, y: 0.4, width: 0.3, height: 0.2 }

/** Editor of rectangles on a photo, by touch, mouse or keyboard, with a live preview of the result. */
export function PartsEditor({ photo, state }: { photo: StagePhoto; state: PartsOnPhoto }) {
  const [bare, setBare] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  const { parts, isFull, nextKey, put } = state
  const remove = (key: number) => {
    state.remove(key)
    tools.current?.querySelector('button')?.focus()
  }
  return (
    <div className="space-y-4">
      <p id="como-esconder" className="text-sm text-muted">
        Arraste o dedo ou o mouse sobre o que quer esconder.
        <span className="hidden sm:inline">
          {' '}
          No teclado: Nova parte, setas para mover, Shift e setas para o tamanho, Delete para remover.
        </span>
      </p>
      <PartsStage photo={photo} state={state} bare={bare} onRemove={remove} />
      <div ref={tools} className="flex flex-wrap gap-2">
        <Button icon="plus" aria-disabled={isFull} onClick={() => put({ ...middle, key: nextKey })}>
          Nova parte
        </Button>
        {parts.length > 0 && (
          <Button icon="eye" aria-pressed={bare} onClick={() => setBare(!bare)}>
            Ver como fica
          </Button>
        )}
        {parts.map(({ key }, index) => (
          <Button key={key} tone="plain" icon="x" onClick={() => remove(key)}>
            Remover parte {index + 1}
          </Button>
        ))}
      </div>
      <output className="block text-sm empty:hidden">
        {isFull && `Você pode esconder até ${MOST_PARTS} partes de uma vez.`}
      </output>
    </div>
  )
}
