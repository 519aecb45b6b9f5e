import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Setup } from '../../second-factor/second-factor.schemas.ts'

/** The QR code, the secret for manual entry, and the field for the first code. */
export function SecondFactorSetup({ setup }: { setup: Setup }) {
  const grouped = setup.secret.match(/.{1,4}/g)?.join(' ')
  return (
    <>
      <ol className="list-decimal space-y-4 ps-5">
        <li>
          Leia este código QR com o aplicativo:
          <QrCode {...setup.qr} />
          <p className="text-[0.9375rem] text-muted">
            Está usando o celular?{' '}
            <a className="link" href={setup.uri}>
              Abra no aplicativo
            </a>{' '}
            ou digite esta chave:
          </p>
          <code className="mt-1 block rounded-field bg-base-200 px-3 py-2 text-[0.9375rem] wrap-anywhere select-all">
            {grouped}
          </code>
        </li>
        <li>Digite os 6 números que ele mostrar.</li>
      </ol>
      <Form name="second-factor-activate">
        <TextField
          name="code"
          label="Código"
          autoComplete="one-time-code"
          inputMode="numeric"
          placeholder="000 000"
          maxLength={7}
          exact
        />
        <SubmitButton sending="Conferindo…">Confirmar e ativar</SubmitButton>
      </Form>
    </>
  )
}

/** Dark on white in both themes: QR readers require it. */
const QrCode = ({ size, path }: Setup['qr']) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    className="my-3 block w-full max-w-56 rounded-box bg-white"
    shapeRendering="crispEdges"
    role="img"
    aria-label="Código QR para o aplicativo autenticador"
  >
    <path d={path} fill="#000" />
  </svg>
)
