import { type RefObject, useEffect, useRef, useState } from 'react'
import { stageLook } from './looks.ts'
import { Mosaic } from './mosaic.tsx'
import { PartBox } from './part-box.tsx'
import { useGesture } from './use-gesture.ts'
import type { PartsOnPhoto } from './use-parts.ts'

export type StagePhoto = { url: string; width?: number; height?: number }

type Props = {
  photo: StagePhoto
  state: PartsOnPhoto
  bare: boolean
  onRemove: (key: number) => void
}

/** The photo as large as fits the screen, with the rectangles on it. */
export function PartsStage({ photo, state, bare, onRemove }: Props) {
  const stage = useRef<HTMLFieldSetElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [seen, setSeen] = useState<{ width: number; height: number }>()
  const note = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {}
    if (width && height) setSeen({ width, height })
  }
  // The image may have loaded before hydration.
  useEffect(note, [])
  useNewestFocused(stage, state.parts.length)
  const { width = 4, height = 3 } = photo.width && photo.height ? photo : (seen ?? {})
  return (
    <fieldset
      ref={stage}
      aria-label="Foto com as partes marcadas"
      {...useGesture(stage, state)}
      style={{ ...stageLook, aspectRatio: `${width} / ${height}`, width: `min(100%, ${(50 * width) / height}dvh)` }}
      className="relative mx-auto"
    >
      <img
        ref={image}
        src={photo.url}
        onLoad={note}
        alt="A foto em que algo vai ser escondido"
        draggable={false}
        className="pointer-events-none absolute inset-0 size-full rounded-box bg-base-200"
      />
      {state.parts.map((part, index) => (
        <PartBox
          key={part.key}
          part={part}
          number={index + 1}
          bare={bare}
          onChange={state.put}
          onRemove={() => onRemove(part.key)}
        >
          <Mosaic part={part} image={image} loaded={seen !== undefined} />
        </PartBox>
      ))}
    </fieldset>
  )
}

/** Focuses a newly added rectangle. */
function useNewestFocused(stage: RefObject<HTMLElement | null>, count: number) {
  const had = useRef(count)
  useEffect(() => {
    const boxes = stage.current?.querySelectorAll<HTMLElement>('[data-part]')
    if (count > had.current) boxes?.[count - 1]?.focus()
    had.current = count
  }, [stage, count])
}
