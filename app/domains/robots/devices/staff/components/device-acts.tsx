import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { StaffDeviceDetail } from '../staff-devices.schemas.ts'

/** What staff does with a robot; each says what is lost. */
export function DeviceActs({ device }: { device: StaffDeviceDetail }) {
  const { id, serial, owner, blocked_at, shown_since, has_claim_code, can } = device
  return (
    <Card title="Cuidar deste robô">
      <div className="flex flex-wrap gap-3">
        {has_claim_code && (
          <LinkButton to={`/admin/ganza/dispositivos/etiquetas?ids=${id}`} icon="qr-code">
            Imprimir etiqueta
          </LinkButton>
        )}
        {!owner && (
          <ConfirmButton
            label="Gerar outro código"
            icon="refresh-cw"
            send={{ form: 'claim_code' }}
            title={`Gerar outro código para ${serial}?`}
            confirm="Gerar"
          >
            O código impresso na etiqueta deixa de valer.
          </ConfirmButton>
        )}
        <ConfirmButton
          label="Gerar outro segredo"
          icon="key-round"
          send={{ form: 'secret' }}
          title={`Gerar outro segredo para ${serial}?`}
          confirm="Gerar"
        >
          O robô perde o contato na hora e só volta com o segredo novo gravado nele, na bancada.
        </ConfirmButton>
        {blocked_at ? (
          <ConfirmButton
            label="Desbloquear"
            icon="lock-open"
            send={{ form: 'unblock' }}
            title={`Desbloquear ${serial}?`}
            confirm="Desbloquear"
          >
            Ele volta a enviar leituras e a receber comandos.
          </ConfirmButton>
        ) : (
          <ConfirmButton
            label="Bloquear"
            tone="danger"
            icon="ban"
            send={{ form: 'block' }}
            title={`Bloquear ${serial}?`}
            confirm="Bloquear"
          >
            Recusamos a credencial dele: param as leituras e os comandos. O que já foi medido fica com o dono.
          </ConfirmButton>
        )}
        <ConfirmButton
          label={shown_since ? 'Tirar da página do Ganzá' : 'Mostrar a todos'}
          icon={shown_since ? 'eye-off' : 'eye'}
          send={{ form: shown_since ? 'hide' : 'show' }}
          title={shown_since ? `Tirar ${serial} da página do Ganzá?` : `Mostrar ${serial} a todos?`}
          confirm={shown_since ? 'Tirar' : 'Mostrar'}
        >
          {shown_since
            ? 'Ninguém de fora vê mais as leituras dele.'
            : 'As leituras daqui para a frente e o modo dele ficam à vista em /lps/produto. Só vale para um robô da equipe.'}
        </ConfirmButton>
        {can.delete && (
          <ConfirmButton
            label="Apagar"
            tone="danger"
            icon="trash-2"
            send={{ form: 'remove' }}
            title={`Apagar ${serial}?`}
          >
            Ele nunca foi de ninguém. O número de série não volta a ser usado.
          </ConfirmButton>
        )}
      </div>
    </Card>
  )
}

/** A code or secret, told this once. */
export const ToldOnce = ({ label, value, text }: { label: string; value: string; text: string }) => (
  <Card title={label}>
    <p className="mb-3 text-[0.9375rem] text-muted">{text}</p>
    <code className="block rounded-field bg-base-200 px-3 py-2 wrap-anywhere select-all">{value}</code>
  </Card>
)
