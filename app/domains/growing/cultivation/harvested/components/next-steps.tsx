import type { SpaceCard } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'

type Props = {
  plant: { id: number; slug: string; wet_g: number | null; space: { name: string } | null }
  /** The journal's line of the harvest, where a weight is added. */
  harvest_id: number | null
  /** The plant is in a drying space already. */
  drying: boolean
  dryingSpaces: Pick<SpaceCard, 'name'>[]
}

/** What comes after the cut, in the order in which it is done. */
export const NextSteps = ({ plant, harvest_id, drying, dryingSpaces }: Props) => (
  <Card title="E agora?">
    <ol className="list-decimal space-y-5 ps-5 marker:font-semibold">
      {plant.wet_g === null && harvest_id !== null && (
        <Step text="Pese antes de pendurar. O cálculo da secagem usa o peso úmido.">
          <LinkButton to={`/cultivo/atualizacao/${harvest_id}/editar`} icon="scale">
            Registrar o peso úmido
          </LinkButton>
        </Step>
      )}
      {drying ? (
        <Step text={`Já está em ${plant.space?.name}. Escuro, de 16 a 20 °C e de 50 a 60 % de umidade.`} />
      ) : (
        <Step text="Leve para secar: escuro, de 16 a 20 °C e de 50 a 60 % de umidade.">
          {dryingSpaces.length ? (
            <LinkButton to={`/cultivo/gerenciar/plantas?acao=mover&plant_ids=${plant.id}`} icon="move">
              Mudar de espaço
            </LinkButton>
          ) : (
            <LinkButton to={`/cultivo/add-espaco?tipo=secagem&planta=${plant.id}`} icon="plus">
              Criar um espaço de secagem
            </LinkButton>
          )}
        </Step>
      )}
      <Step text="Pese de dois em dois dias a planta inteira ou sempre o mesmo galho. Com três pesagens dá para prever o dia do ponto.">
        <LinkButton to={`/cultivo/planta/${plant.slug}/atualizacoes?tipo=pesagem`} icon="scale">
          Registrar pesagem
        </LinkButton>
        <LinkButton to={`/cultivo/agenda/nova?em=plant:${plant.id}`} tone="plain" icon="alarm-clock">
          Criar um lembrete
        </LinkButton>
      </Step>
    </ol>
  </Card>
)

const Step = ({ text, children }: { text: string; children?: React.ReactNode }) => (
  <li className="space-y-2 pl-1">
    <p>{text}</p>
    {children && <div className="flex flex-wrap gap-3">{children}</div>}
  </li>
)
