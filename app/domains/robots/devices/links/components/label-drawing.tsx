/** Where number and code are: the sticker below the robot. */
export const LabelDrawing = () => (
  <svg
    viewBox="0 0 320 150"
    role="img"
    aria-label="A etiqueta fica embaixo do robô: QR code à esquerda, número e código à direita"
    className="w-full max-w-sm text-base-content"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <rect x="8" y="8" width="304" height="134" rx="14" strokeDasharray="5 5" />
    <rect x="28" y="30" width="264" height="90" rx="8" />
    <path d="M44 46h18v18H44zM84 46h18v18H84zM44 86h18v18H44zM72 46h4v8h-4zM70 66h12v6H70zM86 76h8v8h-8zM96 90h6v14h-6zM72 84h6v20h-6z" />
    <g fill="currentColor" stroke="none" fontSize="13">
      <text x="122" y="50">
        Número
      </text>
      <text x="122" y="68" fontSize="16" fontWeight="600">
        GZ4K7P2MX9
      </text>
      <text x="122" y="91">
        Código
      </text>
      <text x="122" y="109" fontSize="16" fontWeight="600">
        K7P2-9QXM
      </text>
    </g>
  </svg>
)
