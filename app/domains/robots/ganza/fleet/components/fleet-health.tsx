import { formatLongDay } from '#shared/dates.ts'
import { formatNumber, formatPercent, plural } from '#shared/numbers.ts'
import { DataTable } from '#ui/admin/data-table.tsx'
import { Chip } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Progress } from '#ui/components/progress.tsx'
import type { FleetHealth as Health } from '../fleet.schemas.ts'
import { causeWords, signalWords } from '../fleet.words.ts'

const spans = [7, 30, 90]

/** How all robots are: by version, by cause of their starts, by signal and by day. */
export const FleetHealth = ({ health }: { health: Health }) => (
  <section className="space-y-6" aria-labelledby="saude">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="saude" className="text-xl">
        Saúde dos robôs
      </h2>
      <nav className="flex flex-wrap gap-2" aria-label="Período">
        {spans.map((days) => (
          <Chip key={days} to={`?days=${days}`} active={health.days === days}>
            {days} dias
          </Chip>
        ))}
      </nav>
    </div>
    <Cohorts health={health} />
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="Por que ligaram">
        {health.starts.length ? (
          <ul className="divide-y divide-base-300">
            {health.starts.map(({ cause, count, devices }) => (
              <li key={cause} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{causeWords(cause)}</span>
                <span className="figures text-sm text-muted">
                  {plural(count, 'vez', 'vezes')} em {plural(devices, 'robô', 'robôs')}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">Nenhum robô reiniciou.</p>
        )}
      </Card>
      <Card title="Sinal do Wi-Fi">
        <div className="space-y-3">
          {health.signal.map(({ band, count }) => (
            <Progress
              key={band}
              label={signalWords[band]}
              share={share(count, sum(health.signal))}
              hint={plural(count, 'robô', 'robôs')}
            />
          ))}
        </div>
      </Card>
    </div>
    <Days health={health} />
    <Disclosure title="Como calculamos" icon="info">
      <div className="max-w-text space-y-3 px-5 pb-5 text-[0.9375rem]">
        <p>
          Quebras são as partidas em que o robô diz que travou ou quebrou. Elas contam para a versão que ligou, mesmo
          que o robô rode outra agora. A taxa é quebras por robô no período.
        </p>
        <p>
          Recebido é a parte das leituras esperadas que temos, só dos robôs que tiveram dono o dia inteiro. Leituras que
          chegam atrasadas entram no dia em que foram medidas. O dia de hoje fica de fora até acabar.
        </p>
      </div>
    </Disclosure>
  </section>
)

const Cohorts = ({ health: { cohorts, days } }: { health: Health }) => (
  <div className="space-y-3">
    <h3 className="text-lg">Por modelo e versão, em {days} dias</h3>
    {cohorts.length ? (
      <DataTable
        label="Robôs por modelo e versão"
        rows={cohorts}
        keyOf={({ model, version }) => `${model.id} ${version}`}
        nameOf={({ model, version }) => `${model.name} ${version}`}
        columns={[
          { key: 'model', label: 'Modelo', render: ({ model }) => model.name },
          { key: 'version', label: 'Versão', render: ({ version }) => <span className="figures">{version}</span> },
          { key: 'devices', label: 'Robôs', align: 'end', render: ({ devices }) => formatNumber(devices) },
          {
            key: 'offline',
            label: 'Sem contato agora',
            align: 'end',
            render: ({ offline, devices }) => `${formatNumber(offline)} (${formatPercent(share(offline, devices))})`,
          },
          { key: 'starts', label: 'Partidas', align: 'end', render: ({ starts }) => formatNumber(starts) },
          {
            key: 'crashes',
            label: 'Quebras por robô',
            align: 'end',
            render: ({ crashes, devices }) => `${formatNumber(share(crashes, devices), 2)} (${formatNumber(crashes)})`,
          },
        ]}
      />
    ) : (
      <p className="text-muted">Nenhum robô disse ainda que versão roda.</p>
    )}
  </div>
)

const Days = ({ health: { by_day } }: { health: Health }) => (
  <div className="space-y-3">
    <h3 className="text-lg">Por dia</h3>
    <DataTable
      label="A saúde dos robôs por dia"
      rows={by_day}
      keyOf={({ day }) => day}
      nameOf={({ day }) => formatLongDay(day)}
      columns={[
        { key: 'day', label: 'Dia', render: ({ day }) => formatLongDay(day) },
        { key: 'devices', label: 'Robôs com dono', align: 'end', render: ({ devices }) => formatNumber(devices) },
        {
          key: 'received',
          label: 'Recebido',
          align: 'end',
          render: ({ received }) => (received === null ? 'Sem dado' : formatPercent(received, 1)),
        },
        { key: 'starts', label: 'Partidas', align: 'end', render: ({ starts }) => formatNumber(starts) },
        { key: 'crashes', label: 'Quebras', align: 'end', render: ({ crashes }) => formatNumber(crashes) },
        { key: 'refused', label: 'Leituras recusadas', align: 'end', render: ({ refused }) => formatNumber(refused) },
      ]}
    />
  </div>
)

const share = (part: number, of: number) => (of ? part / of : 0)
const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
