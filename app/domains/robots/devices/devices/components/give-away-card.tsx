import { formatNumericDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { DeviceDetail, DeviceOffer } from '../devices.schemas.ts'

type Props = { device: DeviceDetail; offer: DeviceOffer | null }

/** A new secret, somebody else, or nobody. */
export const GiveAwayCard = ({ device, offer }: Props) => (
  <>
    <Card title="Segurança">
      <p className="mb-4 text-muted">
        O robô entra com uma chave só dele. Peça uma nova se ele ficou com outra pessoa. Nada para de funcionar.
      </p>
      <Form name="rotate">
        <SubmitButton tone="quiet" icon="key-round">
          Pedir chave nova
        </SubmitButton>
      </Form>
    </Card>
    <Card title="Passar para outra pessoa">
      {offer ? (
        <div className="space-y-4">
          <p>
            Você ofereceu este robô para {offer.to.nickname}. Vale até {formatNumericDay(offer.expires_at)}. Até a
            resposta, ele continua seu.
          </p>
          <Form name="withdraw">
            <SubmitButton tone="quiet">Retirar a oferta</SubmitButton>
          </Form>
        </div>
      ) : (
        <Form name="offer">
          <p className="text-muted">
            A pessoa tem 7 dias para aceitar. Ela começa do zero: o que o robô mediu até lá continua só seu.
          </p>
          <TextField name="nickname" label="Apelido" prefix="@" maxLength={60} autoComplete="off" exact />
          <SubmitButton tone="quiet" icon="handshake">
            Oferecer o robô
          </SubmitButton>
        </Form>
      )}
    </Card>
    <Card title="Desvincular">
      <div className="space-y-4">
        <p className="text-muted">
          O robô esquece o Wi-Fi e o modo. Você recebe um código novo, para{' '}
          <Link to={`/ganza/vincular-ganza/${device.ganza_serial_number}`} className="link">
            vincular de novo
          </Link>{' '}
          ou passar adiante.
        </p>
        <ConfirmButton
          label="Desvincular o robô"
          send={{ form: 'release', id: device.ganza_serial_number }}
          action="/ganza/gerenciar-robos"
          title={`Desvincular ${device.name}?`}
          confirm="Desvincular"
          tone="danger"
          box="Quero desvincular este robô"
        >
          Você e as pessoas com quem dividiu perdem o acesso ao robô, com seus modos e avisos. O clima que ele já mediu
          continua nos seus espaços.
        </ConfirmButton>
      </div>
    </Card>
  </>
)
