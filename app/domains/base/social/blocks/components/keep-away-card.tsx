import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'

/** Leads from the settings of the profile to whom one blocked and muted. */
export const KeepAwayCard = () => (
  <Card title="Bloqueios">
    <div className="space-y-4">
      <p className="text-muted">
        Quem você bloqueou não vê nada seu. Quem você silenciou some dos seus feeds e avisos.
      </p>
      <LinkButton to="/perfil/bloqueios" icon="ban">
        Ver bloqueados e silenciados
      </LinkButton>
    </div>
  </Card>
)
