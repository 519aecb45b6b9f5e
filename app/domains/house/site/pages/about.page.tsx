import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { useRootData } from '#ui/root-data.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { promises } from '../components/promises.words.ts'
import type { Route } from './+types/about.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Sobre',
  description: 'Por que o Grower existe, para quem é e o que a gente promete a quem cultiva.',
  url: '/sobre',
})

export function loader({ context }: Route.LoaderArgs) {
  cacheForVisitors(context, 'about')
  return null
}

export default function AboutPage() {
  const viewer = useRootData()?.viewer
  return (
    <div className="mx-auto max-w-3xl space-y-10">
      <header className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_180px]">
        <div className="space-y-3">
          <h1 className="text-3xl sm:text-4xl">Um caderno que cresce com o jardim</h1>
          <p className="text-lg text-muted">
            O Grower é o caderno manchado de terra que todo jardim pede: datas de rega, fotos, podas e dúvidas na
            margem.
          </p>
        </div>
        <img src="/arte/ciclos/vegetativo.svg" alt="" width={180} height={180} className="mx-auto size-36 sm:size-44" />
      </header>

      <section className="reading space-y-4">
        <h2>Por que existe</h2>
        <p>
          Quem cultiva em casa aprende sozinho, no escuro e com medo de perguntar. Perde o que anotou, esquece quando
          trocou o vaso, repete o erro do ano passado. A gente quis um lugar calmo para lembrar, entender e, quando der
          vontade, mostrar.
        </p>
        <p>
          Aqui cada planta tem a sua história: fases, fotos e o que você viu e fez, dia a dia. Com o tempo, o próprio
          diário responde: o que funcionou, quanto demorou, o que mudar.
        </p>
        <h2>Para quem é</h2>
        <p>
          Para quem tem uma tenda no quarto ou vasos no quintal. Para quem planta pela própria saúde e precisa de
          registro sério. Para quem ensina e para quem está na primeira semente. Só para maiores de 18 anos.
        </p>
        <h2>O que a gente não é</h2>
        <p>
          Não vendemos plantas, sementes nem derivados, e ninguém pode vender aqui. Não damos receita nem autorização.
          Cultivar sem autorização pode ser crime no Brasil: procure orientação antes de plantar.
        </p>
      </section>

      <section aria-labelledby="promessas" className="space-y-4">
        <h2 id="promessas" className="text-2xl">
          O que a gente promete
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {promises.map(({ icon, title, text }) => (
            <li key={title} className="card flex gap-3 p-5">
              <Icon name={icon} size={24} className="mt-0.5 text-primary" />
              <div className="space-y-1">
                <h3 className="text-base font-semibold">{title}</h3>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-[46ch]">
            Tem uma ideia, achou um erro ou quer contar a sua história?{' '}
            <Link className="link" to="/contato">
              Fale com a gente
            </Link>
            . A gente lê tudo.
          </p>
          {viewer ? (
            <LinkButton to="/cultivo/plantas" tone="primary" icon="sprout">
              Minhas plantas
            </LinkButton>
          ) : (
            <LinkButton to="/auth/register" tone="primary">
              Criar conta
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  )
}
