import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { InstallButton } from '../components/install-button.tsx'
import { InstallSteps, type Step } from '../components/install-steps.tsx'
import type { Route } from './+types/install.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Instalar o app',
  description: 'O Grower na tela do celular, sem loja de aplicativos: passo a passo para Android, iPhone e computador.',
  url: '/app',
})

export function loader({ context }: Route.LoaderArgs) {
  cacheForVisitors(context, 'install')
  return null
}

const iphone: Step[] = [
  { icon: 'upload', title: 'Toque em Compartilhar', text: 'No Safari, o quadrado com a seta, embaixo.', at: 'bottom' },
  {
    icon: 'circle-plus',
    title: 'Adicionar à Tela de Início',
    text: 'Role a lista até achar. Se não aparecer, toque em Editar ações.',
    at: 'middle',
  },
  {
    icon: 'check',
    title: 'Toque em Adicionar',
    text: 'No alto, à direita. O broto aparece entre os seus apps.',
    at: 'top',
  },
]

const android: Step[] = [
  { icon: 'ellipsis-vertical', title: 'Abra o menu', text: 'No Chrome, os três pontos no alto, à direita.', at: 'top' },
  {
    icon: 'smartphone',
    title: 'Adicionar à tela inicial',
    text: 'Em alguns celulares o nome é Instalar app.',
    at: 'middle',
  },
  { icon: 'check', title: 'Confirme', text: 'Toque em Instalar e procure o broto na tela.', at: 'bottom' },
]

const does = [
  'Abre em tela cheia, com atalhos para nova planta e suas plantas.',
  'Não passa por loja, não ocupa quase nada e se atualiza sozinho.',
  'É o mesmo site, com a mesma conta e a mesma privacidade.',
]

/** What decision 017 says of the phone's queue: change both together. */
const offline = [
  'Sem sinal, dá para anotar rega, medida, nota e foto. O app abre um formulário com suas plantas e espaços.',
  'O que você anota fica neste celular e vai sozinho para o diário quando o sinal volta, com o app aberto.',
  'Para isso, ficam no celular os nomes das plantas e dos espaços e suas últimas escolhas. Quando você sai da conta, eles são apagados. O que falta enviar espera por você.',
  'Para ver o diário e os gráficos ou criar e editar plantas, você precisa de sinal. Antes de anotar sem sinal pela primeira vez, abra o app com sinal e entre na sua conta.',
]

export default function InstallPage() {
  return (
    <div className="mx-auto max-w-3xl space-y-8">
      <header className="flex flex-col items-center gap-5 text-center sm:flex-row sm:text-start">
        <img
          src="/icones/icon-192.png"
          alt=""
          width={96}
          height={96}
          className="size-24 rounded-3xl border border-base-300"
        />
        <div className="space-y-3">
          <h1 className="text-3xl sm:text-4xl">O jardim na tela do celular</h1>
          <p className="text-lg text-muted">Instale em três toques. Não precisa de loja de aplicativos.</p>
          <InstallButton />
        </div>
      </header>
      <Card title="No iPhone e no iPad">
        <InstallSteps steps={iphone} />
      </Card>
      <Card title="No Android">
        <InstallSteps steps={android} />
      </Card>
      <Card title="No computador">
        <p>
          No Chrome ou no Edge, clique no ícone de instalar no fim da barra de endereço. No Safari do Mac, use Arquivo e
          depois Adicionar ao Dock. No Firefox, adicione aos favoritos: ele não instala sites.
        </p>
      </Card>
      <div className="grid gap-6 sm:grid-cols-2">
        <Card title="O que ele faz">
          <Points points={does} />
        </Card>
        <Card title="Sem conexão">
          <Points points={offline} />
        </Card>
      </div>
    </div>
  )
}

const Points = ({ points }: { points: string[] }) => (
  <ul className="space-y-3">
    {points.map((point) => (
      <li key={point} className="flex gap-3">
        <Icon name="check" size={20} className="mt-0.5 shrink-0 text-primary" />
        {point}
      </li>
    ))}
  </ul>
)
