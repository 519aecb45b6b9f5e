import { type RefObject, useEffect, useRef } from 'react'
import { type Part, tilesOf } from '#shared/mosaic.ts'
import { mosaicLook } from './looks.ts'

type Props = { part: Part; image: RefObject<HTMLImageElement | null>; loaded: boolean }

/** Preview of a pixelated part. It reads no pixels back, so it works for cross-origin photos. */
export function Mosaic({ part, image, loaded }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const [photo, target] = [image.current, canvas.current]
    if (!photo || !target || !loaded) return
    const { naturalWidth: width, naturalHeight: height } = photo
    const { columns, rows } = tilesOf(part, { width, height })
    target.width = columns
    target.height = rows
    const brush = target.getContext('2d')
    if (!brush) return
    brush.imageSmoothingQuality = 'high'
    const from = [part.x * width, part.y * height, part.width * width, part.height * height] as const
    brush.drawImage(photo, ...from, 0, 0, columns, rows)
  }, [part, image, loaded])
  return <canvas ref={canvas} style={mosaicLook} className="absolute inset-0 size-full bg-base-300" />
}
