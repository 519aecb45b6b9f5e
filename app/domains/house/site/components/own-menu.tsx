import type { RootData } from '#shared/root-data.ts'
import type { MenuEntry } from '#ui/components/drop-menu.tsx'
import { PersonMenu } from '#ui/navigation/person-menu.tsx'

type Viewer = NonNullable<RootData['viewer']>
type Props = { viewer: Viewer; about: { to: string; label: string }[] }

/** The menu behind one's own photo. */
export const OwnMenu = ({ viewer, about }: Props) => (
  <PersonMenu name={viewer.nickname} photo_url={viewer.photo_url} entries={entriesOf(viewer)} about={about} />
)

const entriesOf = ({
  nickname,
  game_hidden,
  has_store,
  is_iot_analyst,
  is_writer,
  is_teacher,
  is_manager,
  desk,
}: Viewer): MenuEntry[] => [
  { to: `/perfil/${nickname}`, label: 'Meu perfil', icon: 'user-round' },
  { to: '/minha-conta', label: 'Conta', icon: 'settings' },
  { to: '/copa-grower', label: 'Copa Grower', icon: 'trophy' },
  ...(game_hidden ? [] : [{ to: '/gameficacao/emblemas', label: 'Emblemas e pontos', icon: 'award' } as const]),
  { to: '/loja', label: 'Loja', icon: 'shopping-bag' },
  { to: '/pedidos', label: 'Pedidos', icon: 'package' },
  ...(has_store ? [{ to: '/vendedor/dashboard', label: 'Minhas lojas', icon: 'store' } as const] : []),
  { to: '/perfil/discreto', label: 'Modo discreto', icon: 'eye-off' },
  { to: '/comunidade-360', label: 'Comunidade 360', icon: 'scale' },
  { to: '/perfil/documentos', label: 'Documentos', icon: 'file-text' },
  { to: '/perfil/tickets', label: 'Atendimento', icon: 'life-buoy' },
  ...(is_iot_analyst ? [{ to: '/ganza-iot-viewer', label: 'Painel IoT', icon: 'bot' } as const] : []),
  ...(is_writer ? [{ to: '/escritor/dashboard', label: 'Escrever no blog', icon: 'notebook-pen' } as const] : []),
  ...(is_teacher ? [{ to: '/cursos/professor', label: 'Sistema Professor', icon: 'graduation-cap' } as const] : []),
  ...(is_manager ? [{ to: '/manager', label: 'Gestão', icon: 'gauge' } as const] : []),
  ...(desk && desk !== '/manager' ? [{ to: desk, label: 'Administração', icon: 'shield' } as const] : []),
  { post: { action: '/auth/logout' }, label: 'Sair', icon: 'log-out' },
]
