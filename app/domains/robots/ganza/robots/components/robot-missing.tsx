import { NO_DEVICE } from '#domains/robots/devices/links/no-device.words.ts'
import { LinkButton } from '#ui/components/button.tsx'

/** For a robot that is not there, or not the viewer's: both look alike. */
export const RobotMissing = () => (
  <div className="mx-auto flex max-w-2xl flex-col items-center gap-6 py-12 text-center">
    <img src="/arte/404.svg" alt="" width={240} height={160} className="h-40 w-60" />
    <div className="space-y-3">
      <h1 className="text-3xl">Robô não encontrado</h1>
      <p className="text-lg text-muted">{NO_DEVICE}</p>
    </div>
    <ul className="w-full space-y-3">
      <li>
        <LinkButton to="/ganza/gerenciar-robos" tone="primary" icon="bot" wide>
          Ver meus robôs
        </LinkButton>
      </li>
      <li>
        <LinkButton to="/ganza/vincular-ganza" icon="plus" wide>
          Vincular um robô
        </LinkButton>
      </li>
      <li>
        <LinkButton to="/contato" icon="life-buoy" wide>
          Falar com o suporte
        </LinkButton>
      </li>
    </ul>
    <p className="text-sm text-muted">
      Confira o número na etiqueta: ele começa com GZ e tem oito letras e números. Se o robô é de outra pessoa, peça que
      ela divida com você.
    </p>
  </div>
)
