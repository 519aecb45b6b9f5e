import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { spaceChoices } from '#domains/garden/garden/spaces/pages/space-choices.server.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ImportOutcome } from '../components/import-outcome.tsx'
import { MatchForm } from '../components/match-form.tsx'
import { RowList } from '../components/row-list.tsx'
import { SendFileButton } from '../components/send-file-button.tsx'
import { isUnderWay } from '../imports/import.kinds.ts'
import { formatWords, rowStateWords } from '../imports/import.words.ts'
import { ImportMatch, ImportRows, ImportStart } from '../imports/imports.schemas.ts'
import { rowStates } from '../planning/plan.kinds.ts'
import type { Route } from './+types/import.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Importar ${loaderData.one.file_name}`,
}))

export async function loader({ context, params: { uuid }, request }: Route.LoaderArgs) {
  const api = apiFor(context)
  const one = await api.imports.show({ uuid })
  const { state, page } = filterOf(request, ImportRows.omit({ uuid: true }))
  const isDraft = one.state === 'colunas' || one.state === 'conferir'
  const [rows, spaces] = await Promise.all([
    one.state === 'colunas' ? null : api.imports.rows({ uuid, state, page, per_page: 50 }),
    isDraft ? spaceChoices(api, viewerOf(context).nickname) : [],
  ])
  return { one, rows, spaces, state: state ?? null, isDraft }
}

const Start = z.object({ doubtful: checkbox, phases: ImportStart.shape.phases })

export async function action(args: Route.ActionArgs) {
  const { uuid } = args.params
  const here = `/cultivo/importar/${uuid}`
  const form = (await formOf(args.request)).get('form')
  if (form === 'colunas')
    return submit(args, ImportMatch.omit({ uuid: true }), async ({ imports }, input) => {
      await imports.match({ uuid, ...input })
      return redirectWithToast(here, 'Conferido. Nada entrou ainda: veja abaixo o que vai acontecer.', 'info')
    })
  return submit(args, Start, async ({ imports }, { doubtful, phases }) => {
    if (form === 'importar') await imports.start({ uuid, doubtful, phases })
    else if (form === 'desfazer') await imports.undo({ uuid })
    else {
      await imports.discard({ uuid })
      return redirectWithToast('/cultivo/importar', 'Arquivo descartado.')
    }
    return redirectWithToast(here, form === 'importar' ? 'A importação começou.' : 'Desfazendo.')
  })
}

export default function ImportPage({ loaderData: { one, rows, spaces, state, isDraft } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const matching = (
    <div className="space-y-6">
      <MatchForm key={one.mapping.columns.join()} of={one} spaces={spaces} />
    </div>
  )
  return (
    <>
      <PageHeader
        crumbs={[{ to: '/cultivo/importar', label: 'Importar' }, { label: one.file_name }]}
        title={one.file_name}
        text={`${formatWords[one.format]}, ${plural(one.rows, 'linha', 'linhas')}${one.photos ? `, ${plural(one.photos, 'foto', 'fotos')} no ZIP` : ''}.`}
      />
      <div className="space-y-6">
        {one.state === 'colunas' ? (
          <Card title="O que é cada coluna">{matching}</Card>
        ) : (
          <>
            <ImportOutcome of={one} />
            {isDraft && (
              <Disclosure title="Mudar o que é cada coluna" icon="columns-2">
                {matching}
              </Disclosure>
            )}
          </>
        )}
        {isDraft && (
          <Card title="Fotos">
            <p className="mb-3 text-sm text-muted">
              Em um ZIP de até 200 MB. Casam pela coluna com o nome do arquivo, ou por nomes como lua-2026-03-05.jpg.
            </p>
            <SendFileButton
              address={`/api/v1/plan-cultivation/import/${one.uuid}/photos`}
              field="photos"
              accept=".zip"
              label={one.photos ? 'Trocar o ZIP de fotos' : 'Enviar ZIP de fotos'}
              tone="quiet"
              onDone={revalidate}
            />
          </Card>
        )}
        {rows && !isUnderWay(one.state) && one.state !== 'desfeita' && (
          <section className="space-y-4">
            <h2 className="text-lg">Linha por linha</h2>
            <ChipRow label="Filtrar linhas">
              <Chip to="?" active={!state}>
                Todas
              </Chip>
              {rowStates
                .filter((name) => one.counts[name])
                .map((name) => (
                  <Chip key={name} to={`?state=${name}`} active={state === name} count={one.counts[name]}>
                    {rowStateWords[name]}
                  </Chip>
                ))}
            </ChipRow>
            <RowList rows={rows.data} />
            <Pager current_page={rows.current_page} last_page={rows.last_page} total={rows.total} />
          </section>
        )}
        {isDraft && (
          <ConfirmButton
            label="Descartar este arquivo"
            send={{ form: 'descartar' }}
            title="Descartar este arquivo?"
            confirm="Descartar"
            tone="plain"
            icon="trash-2"
          >
            Nada entrou no diário. O que foi lido dele some.
          </ConfirmButton>
        )}
      </div>
    </>
  )
}
