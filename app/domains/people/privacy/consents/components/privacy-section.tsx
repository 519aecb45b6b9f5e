import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { MyConsents } from '../consents.schemas.ts'
import { ConsentHistory } from './consent-history.tsx'
import { ConsentRow } from './consent-row.tsx'

/**
 * 'Privacidade e consentimentos': processing based on consent, each with its button, and processing that needs none.
 */
export const PrivacySection = ({ consents, back = '/perfil/editar' }: { consents: MyConsents; back?: string }) => (
  <div id="privacidade" className="scroll-mt-24">
    <Card title="Privacidade e consentimentos">
      <p className="mb-2 flex gap-3 text-[0.9375rem] text-muted">
        <Icon name="lock" size={20} className="mt-0.5 shrink-0" />
        <span>
          Sua conta, seu diário e os registros de segurança são necessários para o site funcionar, por isso não têm
          botão. Explicamos tudo em{' '}
          <Link className="link" to="/privacidade">
            privacidade
          </Link>
          .
        </span>
      </p>
      <ul className="divide-y divide-base-300">
        {consents.data.map((consent) => (
          <ConsentRow key={consent.purpose} {...consent} back={back} />
        ))}
      </ul>
      <ConsentHistory history={consents.history} back={back} />
    </Card>
  </div>
)
