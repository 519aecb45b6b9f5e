import type { Label } from '../labels.view.ts'

/** Code on the left, text on the right; a discreet label has only its number. */
export const LabelFace = ({ label, discreet }: { label: Label; discreet: boolean }) => (
  <div className={`label-face ${discreet ? 'label-discreet' : ''}`}>
    <svg
      viewBox={`0 0 ${label.qr.size} ${label.qr.size}`}
      role="img"
      aria-label={discreet ? `QR ${label.code}` : `QR de ${label.name}`}
      shapeRendering="crispEdges"
    >
      <path d={label.qr.path} fill="#000" />
    </svg>
    <div className="label-words">
      {!discreet && (
        <>
          <p className="label-name">{label.name}</p>
          <p className="label-line">{label.line}</p>
        </>
      )}
      <p className="label-code">{label.code}</p>
    </div>
  </div>
)
