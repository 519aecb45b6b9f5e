import type { CSSProperties } from 'react'

// Inline styles: few people open the editor, and the style sheet is part of everybody's first view.

/** Touches on the photo don't scroll. */
export const stageLook: CSSProperties = { cursor: 'crosshair', touchAction: 'none', userSelect: 'none' }

export const boxLook: CSSProperties = { cursor: 'move', touchAction: 'none' }
/** White and black: visible on every photo. */
export const frameLook: CSSProperties = { boxShadow: '0 0 0 2px #fff, 0 0 0 3px #000' }

export const numberLook: CSSProperties = { left: 0, top: 0, pointerEvents: 'none' }

/** Touch target; only the dot in it is visible. */
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
