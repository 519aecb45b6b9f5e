import { formatLongDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { TextSkeleton } from '#ui/components/skeleton.tsx'
import { boletoLine } from '../charge.words.ts'
import type { ChargeView } from '../charges.schemas.ts'
import { CodeToCopy } from './code-to-copy.tsx'
import { TimeLeft } from './time-left.tsx'

/** The code to pay with, while it can be paid. */
export function HowToPay({ charge }: { charge: ChargeView }) {
  const { status, opened_at, pix, boleto, expires_at } = charge
  if (status !== 'pending' && status !== 'underpaid') return null
  if (!opened_at) return <Preparing />
  if (pix) return <PayByPix pix={pix} expires_at={expires_at} />
  return boleto ? <PayByBoleto boleto={boleto} /> : null
}

const Preparing = () => (
  <div className="space-y-3">
    <p>Estamos preparando o pagamento. Ele aparece aqui em instantes.</p>
    <TextSkeleton lines={3} />
  </div>
)

const PayByPix = ({ pix, expires_at }: { pix: NonNullable<ChargeView['pix']>; expires_at: Date }) => (
  <div className="flex flex-col gap-4">
    <p>
      Abra o aplicativo do seu banco, escolha pagar com PIX e leia o código. Vale <TimeLeft until={expires_at} />.
    </p>
    {/* Dark on white in both themes: readers require it. On a phone, which can't read its own screen, it stands below the code. */}
    <svg
      viewBox={`0 0 ${pix.qr.size} ${pix.qr.size}`}
      className="mx-auto block w-full max-w-60 rounded-box bg-white max-sm:order-1"
      shapeRendering="crispEdges"
      role="img"
      aria-label="Código QR do PIX"
    >
      <path d={pix.qr.path} fill="#000" />
    </svg>
    <CodeToCopy
      label="Está no celular? Use o PIX copia e cola:"
      shown={pix.code}
      code={pix.code}
      copied="Código copiado. Agora cole no aplicativo do banco."
      action="Copiar código"
    />
    <p className="text-sm text-muted max-sm:order-1">A confirmação chega nesta página em segundos.</p>
  </div>
)

const PayByBoleto = ({ boleto }: { boleto: NonNullable<ChargeView['boleto']> }) => (
  <div className="space-y-4">
    <p>
      Pague no aplicativo do seu banco ou numa lotérica até {formatLongDay(boleto.due_on)}. O banco leva até 2 dias
      úteis para confirmar.
    </p>
    <CodeToCopy
      label="Linha digitável"
      shown={boletoLine(boleto.line)}
      code={boleto.line}
      copied="Linha copiada. Agora cole no aplicativo do banco."
      action="Copiar linha"
    />
    {boleto.url && (
      <LinkButton to={boleto.url} icon="printer" wide reload>
        Abrir o boleto
      </LinkButton>
    )}
  </div>
)
