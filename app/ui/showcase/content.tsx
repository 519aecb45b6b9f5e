import { Avatar } from '../components/avatar.tsx'
import { LinkButton } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListStates } from '../components/list-states.tsx'
import { Notice } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Pager } from '../components/pager.tsx'
import type { PhotoData } from '../components/photo.tsx'
import { PhotoGrid } from '../components/photo-grid.tsx'
import { Progress } from '../components/progress.tsx'
import { CardSkeleton, RowSkeleton, TextSkeleton } from '../components/skeleton.tsx'
import { Sparkline } from '../components/sparkline.tsx'
import { Stat, Stats } from '../components/stat.tsx'
import { Tabs } from '../components/tabs.tsx'
import { Timeline } from '../components/timeline.tsx'
import { Case, Row, Section } from './section.tsx'

export function Content() {
  return (
    <>
      <Section id="pagina" title="Cabeçalho, abas, caminhos">
        <PageHeader
          crumbs={[{ label: 'Cultivo', to: '/' }, { label: 'Plantas', to: '#pagina' }, { label: 'Amnésia' }]}
          title="Amnésia"
          text="Dia 12 da floração, na tenda do quarto. Anote o que mudou."
          action={
            <LinkButton to="#pagina" tone="primary" icon="plus">
              Anotar
            </LinkButton>
          }
          more={
            <LinkButton to="#pagina" icon="pencil">
              Editar
            </LinkButton>
          }
        />
        <Tabs
          label="Partes da planta"
          tabs={[
            { to: '/dev/componentes', label: 'Painel', icon: 'gauge', end: true },
            { to: '/dev/outra', label: 'Atualizações', icon: 'notebook-pen', count: 32 },
            { to: '/dev/agenda', label: 'Agenda', icon: 'calendar-days' },
            { to: '/dev/comentarios', label: 'Comentários', icon: 'message-circle', count: 4 },
          ]}
        />
        <Pager current_page={7} last_page={42} total={840} />
      </Section>
      <Section id="avisos" title="Avisos na página">
        <div className="grid gap-3 md:grid-cols-2">
          <Notice title="Confirme seu e-mail">Mandamos um link para você. Ele vale por 24 horas.</Notice>
          <Notice tone="success">Tudo salvo.</Notice>
          <Notice tone="warning" title="Umidade alta na tenda">
            72 % há 2 horas; a faixa da floração vai até 55 %.
          </Notice>
          <Notice tone="error" title="O robô não responde">
            Confira a tomada e o Wi-Fi.
          </Notice>
        </div>
      </Section>
      <Section id="numeros" title="Números">
        <Numbers />
        <Progress label="Enviando fotos" share={0.62} />
        <Progress label="Preparando seu arquivo" />
      </Section>
      <Section id="historia" title="Linha do tempo">
        <Timeline items={happenings} />
      </Section>
      <Section id="fotos" title="Pessoas e fotos">
        <Row>
          <Avatar name="bia.cultiva" />
          <Avatar name="João" size={56} />
          <Avatar name="maria" size={28} labelled />
          <Avatar name="zé" photo_url={drawing(2)} size={48} />
        </Row>
        <div className="max-w-md">
          <PhotoGrid label="Amnésia, semana 3" photos={[photo(1), photo(2), photo(3)]} />
        </div>
      </Section>
      <Faces />
    </>
  )
}

function Numbers() {
  const day = [22, 22.4, 23, 24.1, 25, 25.6, 25.2, 24.8, null, null, 24, 23.4, 22.8, 22.1]
  return (
    <Stats>
      <Stat
        label="Temperatura"
        icon="thermometer"
        tone="temperature"
        value="24,3 °C"
        hint="na faixa"
        chart={
          <Sparkline
            values={day}
            band={{ from: 22, to: 26 }}
            label="Temperatura de hoje: de 22 a 25,6 °C, com uma falha à tarde"
          />
        }
      />
      <Stat label="Umidade" icon="droplets" tone="humidity" value="62 %" hint="um pouco alta" />
      <Stat label="VPD" icon="wind" tone="vpd" value="1,2 kPa" hint="na faixa" />
      <Stat label="Plantas" icon="sprout" value="12" />
    </Stats>
  )
}

const happenings = [
  {
    id: 1,
    at: '2026-11-21T03:50:00Z',
    icon: 'droplets',
    title: 'Rega de 800 ml',
    children: <p>pH 6,2 · EC 1,4. Escorreu 10 %.</p>,
  },
  { id: 2, at: '2026-11-20T12:00:00Z', icon: 'scissors', title: 'Desfolha' },
  { id: 3, at: '2025-09-02T12:00:00Z', icon: 'sprout', title: 'Germinou' },
] as const satisfies Parameters<typeof Timeline>[0]['items']

function Faces() {
  const empty = (
    <EmptyState
      image="/arte/vazios/plantas.svg"
      title="Seu jardim começa aqui"
      text="Cadastre a primeira planta e anote o que acontece com ela."
      action={
        <LinkButton to="#listas" tone="primary" icon="plus">
          Nova planta
        </LinkButton>
      }
    />
  )
  const face = { keyOf: (name: string) => name, empty, children: (name: string) => <li className="p-4">{name}</li> }
  const frame = (items: React.ReactNode) => (
    <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">{items}</ul>
  )
  return (
    <>
      <Section id="listas" title="As cinco faces de uma lista">
        <div className="grid gap-6 md:grid-cols-2">
          <Case name="Carregando">
            <ListStates items={undefined} {...face} skeleton={<RowSkeleton rows={3} />} />
          </Case>
          <Case name="Vazia">
            <ListStates items={[]} {...face} />
          </Case>
          <Case name="Uma">
            <ListStates items={['Amnésia']} {...face} frame={frame} />
          </Case>
          <Case name="Muitas">
            <ListStates items={['Amnésia', 'Moby Dick', 'Critical']} {...face} frame={frame} />
          </Case>
          <Case name="Falhou">
            <ListStates items={null} {...face} />
          </Case>
          <Case name="Texto carregando">
            <TextSkeleton />
          </Case>
        </div>
        <Case name="Cartões carregando">
          <CardSkeleton cards={3} />
        </Case>
      </Section>
      <Section id="cartoes" title="Cartões">
        <div className="grid gap-4 md:grid-cols-2">
          <Card
            title="Hoje"
            level={3}
            actions={
              <LinkButton to="#cartoes" size="sm" tone="plain">
                Ver agenda
              </LinkButton>
            }
          >
            <p className="text-muted">Duas regas e uma medição na tenda do quarto.</p>
          </Card>
          <Card>Um cartão sem título, só com o que importa.</Card>
        </div>
      </Section>
    </>
  )
}

const photo = (id: number): PhotoData & { id: number } => ({ id, url: drawing(id), width: 800, height: 1000 })

/** An inline SVG of a leaf: the showcase needs no files. */
function drawing(seed: number): string {
  const hue = 100 + seed * 25
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="hsl(${hue} 25% 80%)"/><path d="M40 88C10 70 12 36 40 12c28 24 30 58 0 76z" fill="hsl(${hue} 35% 38%)"/><path d="M40 88V24" stroke="hsl(${hue} 30% 70%)" stroke-width="1.5"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
