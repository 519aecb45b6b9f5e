import { useSearchParams } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { useRootData } from '#ui/root-data.ts'

const filters = [
  { search: '', label: 'Todos' },
  { search: 'unread=true', label: 'Não lidos' },
  { search: 'kind=task_due', label: 'Lembretes' },
  { search: 'kind=comment', label: 'Comentários' },
  { search: 'kind=mention', label: 'Menções' },
  { search: 'kind=save', label: 'Curtidas' },
  { search: 'kind=follow', label: 'Seguidores' },
  { search: 'kind=order', label: 'Pedidos' },
  { search: 'kind=store', label: 'Lojas' },
  { search: 'kind=store_message', label: 'Conversas com lojas' },
  { search: 'kind=device', label: 'Robôs' },
  { search: 'kind=ticket', label: 'Atendimento' },
  { search: 'kind=blog', label: 'Blog' },
  { search: 'kind=course', label: 'Cursos' },
  { search: 'kind=cup', label: 'Copa' },
  { search: 'kind=game', label: 'Emblemas' },
  { search: 'kind=process', label: 'Comunidade 360' },
  { search: 'kind=system', label: 'Conta' },
  { search: 'kind=moderation', label: 'Moderação' },
]

export function NoticeFilters() {
  const [params] = useSearchParams()
  const hidden = useRootData()?.viewer?.game_hidden
  const { kind, unread } = Object.fromEntries(params)
  const now = kind ? `kind=${kind}` : unread ? `unread=${unread}` : ''
  return (
    <div className="mb-5">
      <ChipRow label="Filtros">
        {filters
          .filter(({ search }) => !(hidden && search === 'kind=game'))
          .map(({ search, label }) => (
            <Chip key={label} to={`/notificacoes${search && `?${search}`}`} active={search === now}>
              {label}
            </Chip>
          ))}
      </ChipRow>
    </div>
  )
}
