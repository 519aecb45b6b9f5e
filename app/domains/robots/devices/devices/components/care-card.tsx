import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'

/** The ways to what keeps a robot well: its sensors, its parts, its version. */
export const CareCard = ({ serial }: { serial: string }) => (
  <Card title="Cuidados">
    <div className="flex flex-wrap gap-2">
      <LinkButton to={`/ganza/${serial}/calibrar`} icon="scale">
        Calibrar sensores
      </LinkButton>
      <LinkButton to={`/ganza/${serial}/pecas`} icon="wrench">
        Peças e desgaste
      </LinkButton>
      <LinkButton to={`/ganza/${serial}/versao`} icon="cpu">
        Versão
      </LinkButton>
    </div>
  </Card>
)
