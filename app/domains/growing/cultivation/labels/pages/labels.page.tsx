import { data } from 'react-router'
import { spaceChoices } from '#domains/garden/garden/spaces/pages/space-choices.server.ts'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { plural } from '#shared/numbers.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrintButton } from '#ui/components/print-button.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext, viewerOf } from '#web/page-context.server.ts'
import { LabelChooser } from '../components/label-chooser.tsx'
import { LabelSheets } from '../components/label-sheets.tsx'
import { kindNamed } from '../label.kinds.ts'
import { formatNamed } from '../label-formats.kinds.ts'
import labelStyle from '../labels.css?url'
import { labelOf } from '../labels.view.ts'
import type { Route } from './+types/labels.page'
import { ownThings, pickedThings } from './own-things.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Etiquetas' })
/** Print layout: only this page loads this style sheet. */
export const links = () => [{ rel: 'stylesheet', href: labelStyle }]

/** Things to label, and the labels of the selection. All state is in the URL, so it can be bookmarked and reloaded. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const api = apiFor(context)
  const who = viewerOf(context)
  const kind = kindNamed(query.get('kind')).value
  const spaces = kind === 'espacos' ? [] : await spaceChoices(api, who.nickname, kind === 'potes' ? 'cura' : undefined)
  const space_id = spaces.find(({ id }) => String(id) === query.get('space_id'))?.id ?? null
  const things = await ownThings(api, who, { kind, space_id, page: pageOf(query.get('page')) })
  const picks = idsOf(query.getAll('pick'))
  const all = query.get('all') === 'true'
  const chosen = all ? things.data : await pickedThings(api, who, kind, picks, things.data)
  const { url: site } = context.get(requestContext).env.site
  const discreet = query.get('discreet') === 'true'
  const skip = Math.trunc(Number(query.get('skip')) || 0)
  const none = query.has('format') && chosen.length === 0
  const selection = { kind, space_id, all, picks, format: formatNamed(query.get('format')).value, skip, discreet }
  const labels = chosen.map((thing) => labelOf(site, kind, thing))
  return data({ selection, spaces, things, labels, none }, { status: none ? 422 : 200 })
}

const pageOf = (text: string | null) => Math.min(100_000, Math.max(1, Math.trunc(Number(text) || 1)))

/** Deduplicated, at most one page of the list. */
const idsOf = (texts: string[]) =>
  [...new Set(texts.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, 100)

export default function LabelsPage({ loaderData: { selection, spaces, things, labels, none } }: Route.ComponentProps) {
  const format = formatNamed(selection.format)
  return (
    <>
      <div className="no-print">
        <CultivationTabs />
        <PageHeader
          title="Etiquetas"
          text={
            labels.length
              ? `${plural(labels.length, 'etiqueta pronta', 'etiquetas prontas')} para imprimir em tamanho real (100 %).`
              : selection.kind === 'potes'
                ? 'Cole no vidro e aponte a câmera: o pote abre pronto para anotar.'
                : 'Cole no vaso e aponte a câmera: a planta abre pronta para registrar.'
          }
          action={labels.length > 0 && <PrintButton />}
        />
      </div>
      {labels.length > 0 && (
        <LabelSheets labels={labels} format={format} skip={selection.skip} discreet={selection.discreet} />
      )}
      <LabelChooser
        key={`${selection.kind} ${selection.space_id}`}
        selection={selection}
        spaces={spaces}
        things={things}
        none={none}
      />
    </>
  )
}
