import { useNavigate } from 'react-router'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { useToast } from '#ui/document/toasts.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { SendFileButton } from '../components/send-file-button.tsx'
import { formatWords, stateWords } from '../imports/import.words.ts'
import type { Route } from './+types/imports.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Importar' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).imports.list()

export default function ImportsPage({ loaderData: { data } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Importar"
        text="Traga o diário de outro lugar. Você confere linha por linha antes, e desfaz tudo depois se quiser."
      />
      <div className="max-w-3xl space-y-6">
        <Card title="Escolha o arquivo">
          <SendFileButton
            address="/api/v1/plan-cultivation/import/file"
            field="file"
            accept=".csv,.tsv,.txt,.xlsx,.json"
            label="Escolher arquivo"
            onDone={({ id, again }) => {
              if (again) toast.info('Este arquivo já foi enviado. Nada entrou de novo.')
              navigate(`/cultivo/importar/${id}`)
            }}
          />
          <p className="mt-3 text-sm text-muted">
            Planilha CSV ou XLSX, Isley, Emerald ou GrowTracker. Até 20.000 linhas e 8 MB. Fotos vão em um ZIP, no
            próximo passo.
          </p>
        </Card>
        <Disclosure title="De onde tirar o arquivo" icon="info">
          <ul className="list-disc space-y-2 ps-5">
            <li>Isley: em Activities, Export CSV ou XLSX.</li>
            <li>Emerald Plant Tracker: em um espaço arquivado, exportar o cultivo completo.</li>
            <li>GrowTracker: o plants.json da pasta de backup, sem senha.</li>
            <li>Outra planilha: uma linha por registro, com a data e o nome da planta.</li>
          </ul>
        </Disclosure>
        {data.length > 0 && (
          <section className="space-y-3">
            <h2 className="text-lg">Suas importações</h2>
            <ul className="space-y-3">
              {data.map(({ uuid, file_name, format, state, rows, created_at }) => (
                <li key={uuid} className="card flex flex-row flex-wrap items-center gap-x-4 gap-y-2 p-4">
                  <div className="min-w-0 flex-1 basis-52">
                    <h3 className="text-base break-words">
                      <Link to={`/cultivo/importar/${uuid}`} className="link link-hover reach">
                        {file_name}
                      </Link>
                    </h3>
                    <p className="text-sm text-muted">
                      {formatWords[format]} · {plural(rows, 'linha', 'linhas')} · {formatDayTime(created_at)}
                    </p>
                  </div>
                  <Badge tone={state === 'pronta' ? 'primary' : 'neutral'}>{stateWords[state]}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
