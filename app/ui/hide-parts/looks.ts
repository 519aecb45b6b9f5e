import type { CSSProperties } from 'react'

// As styles of their elements: few people open the editor, and the sheet is everybody's first view.

/** The photo takes fingers for itself: it does not scroll under them. */
export const stageLook: CSSProperties = { cursor: 'crosshair', touchAction: 'none', userSelect: 'none' }

export const boxLook: CSSProperties = { cursor: 'move', touchAction: 'none' }
/** White and black: seen on every photo. */
export const frameLook: CSSProperties = { boxShadow: '0 0 0 2px #fff, 0 0 0 3px #000' }

export const numberLook: CSSProperties = { left: 0, top: 0, pointerEvents: 'none' }

/** Large enough for a finger; the dot in it is what is seen. */
export const cornerLook: CSSProperties = { right: -16, bottom: -16, cursor: 'nwse-resize' }
export const dotLook: CSSProperties = {
  width: 16,
  height: 16,
  border: '2px solid #000',
  borderRadius: 8,
  background: '#fff',
  pointerEvents: 'none',
}

export const mosaicLook: CSSProperties = { imageRendering: 'pixelated', pointerEvents: 'none' }
