import { framed } from './frame.ts'
import { paletteFor } from './palette.ts'
import { onPaper } from './paper.ts'
import { backdrop } from './people/backdrop.ts'
import { body } from './people/body.ts'
import { faceOf } from './people/features.ts'
import { hairBehind, hairFront } from './people/hair.ts'
import { head } from './people/head.ts'
import { OBJECTS } from './people/objects.ts'
import { randomOf } from './random.ts'
import { newSheet } from './sheet.ts'
import type { Stage } from './stage.ts'
import { group } from './svg.ts'

const SIZE = { width: 512, height: 512 }

/** A drawn profile picture (JPEG, 512 × 512 by default): mostly people, sometimes a thing, a plant or a cat. */
export async function drawPerson({ seed, width = SIZE.width }: { seed: number; width?: number }): Promise<Buffer> {
  const random = randomOf(seed, 'person')
  const palette = paletteFor('sol')
  const sheet = newSheet()
  const stage: Stage = { ...SIZE, floor: 430, palette, sheet, random }
  const ground = backdrop(palette, sheet, random)
  const subject = random.chance(0.25) ? random.pick(OBJECTS)(stage) : portrait(stage)
  return onPaper(framed(ground + subject, SIZE, width, palette, sheet), width, width)
}

function portrait({ random, palette }: Stage): string {
  const face = faceOf(random)
  const tilt = random.between(-4, 4).toFixed(1)
  const skull = group(`rotate(${tilt} 256 340)`, hairBehind(face, palette))
  return group(
    'translate(-10 -4) scale(1.04)',
    skull + body(face, palette) + group(`rotate(${tilt} 256 340)`, head(face, palette) + hairFront(face, palette)),
  )
}
