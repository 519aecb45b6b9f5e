import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { FieldNotes } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { DRAWN } from '../signings/process-signing.kinds.ts'

/** Points nearer than this are one. */
const STEP = 3

/** Where a finger, pen or mouse draws; without scripts the name is typed. */
export function DrawSignature() {
  const { id, error } = useField('drawing')
  const [drawing, setDrawing] = useState('')
  const last = useRef<[number, number]>(undefined)
  const draw = (event: PointerEvent<SVGSVGElement>, starts: boolean) => {
    if (!starts && !last.current) return
    const [x, y] = pointOf(event)
    const [was_x, was_y] = last.current ?? [x, y]
    if (!starts && Math.hypot(x - was_x, y - was_y) < STEP) return
    last.current = [x, y]
    const line = `L${x} ${y}`
    setDrawing((before) => {
      const more = starts ? `${before}M${x} ${y}${line}` : `${before}${line}`
      return more.length > DRAWN.most ? before : more
    })
  }
  const ends = () => {
    last.current = undefined
  }
  return (
    <div className="needs-script space-y-1.5">
      <p className="text-[0.9375rem] font-semibold">Ou desenhe aqui</p>
      <input type="hidden" name="drawing" value={drawing} />
      <svg
        viewBox={`0 0 ${DRAWN.width} ${DRAWN.height}`}
        role="img"
        aria-label={drawing ? 'Assinatura desenhada' : 'Espaço para desenhar a assinatura'}
        className="aspect-3/1 w-full max-w-xl touch-none rounded-field border border-edge bg-surface"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, true)
        }}
        onPointerMove={(event) => draw(event, false)}
        onPointerUp={ends}
        onPointerCancel={ends}
      >
        <SignaturePath drawing={drawing} />
      </svg>
      <FieldNotes id={id} name="drawing" error={error} />
      <Button disabled={!drawing} onClick={() => setDrawing('')}>
        Limpar
      </Button>
    </div>
  )
}

/** Lines of a drawn signature, in a sheet of `DRAWN`. */
export const SignaturePath = ({ drawing }: { drawing: string }) => (
  <path d={drawing} fill="none" stroke="currentColor" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
)

/** Of the sheet, whatever its size on the screen. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (share: number, most: number) => Math.min(most, Math.max(0, Math.round(share * most)))
  return [within((clientX - left) / width, DRAWN.width), within((clientY - top) / height, DRAWN.height)]
}
