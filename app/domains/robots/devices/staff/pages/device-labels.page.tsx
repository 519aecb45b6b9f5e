import { plural } from '#shared/numbers.ts'
import { type Qr, qrOf } from '#shared/qr-path.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrintButton } from '#ui/components/print-button.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import labelStyle from '../device-labels.css?url'
import { linkAddress } from '../staff-device.view.ts'
import { DeviceLabelFilter } from '../staff-devices.schemas.ts'
import type { Route } from './+types/device-labels.page'

export const middleware = [access('can:devices.manage')]
export const meta = pageMeta({ title: 'Etiquetas dos robôs' })
/** Print layout: only this page loads this style sheet. */
export const links = () => [{ rel: 'stylesheet', href: labelStyle }]

const A_SHEET = 24
/** The label's own margin is the rest of the quiet zone. */
const QUIET_ZONE = 2

/** Of the robots of `?ids=`, else of all that nobody claimed yet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = url.searchParams.getAll('ids')
  const filter = DeviceLabelFilter.safeParse(ids.length ? { ids } : {})
  const { data } = await apiFor(context).devices.staff.labels(filter.success ? filter.data : {})
  const { url: site } = context.get(requestContext).env.site
  return data.map(({ id, serial, claim_code }) => ({
    id,
    serial,
    claim_code,
    qr: qrOf(linkAddress(site, serial, claim_code), QUIET_ZONE),
  }))
}

const sheetsOf = <T,>(labels: T[]) =>
  Array.from({ length: Math.ceil(labels.length / A_SHEET) }, (_, at) => labels.slice(at * A_SHEET, (at + 1) * A_SHEET))

export default function DeviceLabelsPage({ loaderData: labels }: Route.ComponentProps) {
  const back = '/admin/ganza/dispositivos'
  return (
    <>
      <div className="no-print">
        <PageHeader
          title="Etiquetas dos robôs"
          text={
            labels.length
              ? `${plural(labels.length, 'etiqueta', 'etiquetas')}, 24 por folha A4. Quem aponta a câmera abre o vínculo preenchido.`
              : undefined
          }
          crumbs={[{ to: back, label: 'Dispositivos' }]}
          action={labels.length > 0 && <PrintButton />}
        />
      </div>
      {labels.length === 0 && (
        <EmptyState
          icon="qr-code"
          text="Nenhum robô espera por um dono. Registre robôs, ou gere outro código para um deles."
          action={<LinkButton to={`${back}/registrar`}>Registrar robôs</LinkButton>}
        />
      )}
      {sheetsOf(labels).map((sheet) => (
        <ul key={sheet[0]?.id} aria-label="Folha" className="robot-sheet">
          {sheet.map((label) => (
            <Label key={label.id} {...label} />
          ))}
        </ul>
      ))}
    </>
  )
}

const Label = ({ serial, claim_code, qr }: { serial: string; claim_code: string; qr: Qr }) => (
  <li className="robot-label">
    <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={`QR de ${serial}`} shapeRendering="crispEdges">
      <path d={qr.path} fill="#000" />
    </svg>
    <div className="robot-label-words">
      <p>Ganzá</p>
      <p>{serial}</p>
      <p>{claim_code}</p>
    </div>
  </li>
)
