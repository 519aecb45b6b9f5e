import { formatCount } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import type { ManagerPanel } from '../manager.schemas.ts'

const lines: { key: keyof ManagerPanel['weeks']; label: string }[] = [
  { key: 'reports', label: 'Denúncias recebidas' },
  { key: 'decisions', label: 'Denúncias decididas' },
  { key: 'tickets', label: 'Contatos novos' },
  { key: 'answers', label: 'Respostas da equipe' },
  { key: 'accounts', label: 'Contas novas' },
  { key: 'comments', label: 'Comentários' },
]

/** The last seven days against the seven before. */
export const Weeks = ({ weeks }: Pick<ManagerPanel, 'weeks'>) => (
  <Card title="Últimos 7 dias">
    <table className="w-full text-[0.9375rem]">
      <caption className="sr-only">Os últimos 7 dias e os 7 anteriores</caption>
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="pb-2 text-start font-medium">
            <span className="sr-only">O quê</span>
          </th>
          <th scope="col" className="pb-2 text-end font-medium">
            Agora
          </th>
          <th scope="col" className="pb-2 text-end font-medium">
            Antes
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label }) => (
          <tr key={key} className="border-t border-base-300">
            <th scope="row" className="py-2 text-start font-normal">
              {label}
            </th>
            <td className="figures py-2 text-end font-semibold">{formatCount(weeks[key].now)}</td>
            <td className="figures py-2 text-end text-muted">{formatCount(weeks[key].before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
