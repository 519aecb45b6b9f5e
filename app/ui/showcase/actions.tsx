import { useState } from 'react'
import { Badge, Chip } from '../components/badge.tsx'
import { Button, LinkButton } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Dialog } from '../components/dialog.tsx'
import { DropMenu } from '../components/drop-menu.tsx'
import { Help } from '../components/help.tsx'
import { PrivacyMark } from '../components/privacy.tsx'
import { PrivacySwitch } from '../components/privacy-switch.tsx'
import { SaveButton } from '../components/save-button.tsx'
import { Tooltip } from '../components/tooltip.tsx'
import { useToast } from '../document/toasts.ts'
import { ConfirmButton } from '../form/confirm-button.tsx'
import { Case, Row, Section } from './section.tsx'

export function Actions() {
  return (
    <>
      <Section id="botoes" title="Botões">
        <Case name="Tons">
          <Row>
            <Button tone="primary" icon="plus">
              Nova planta
            </Button>
            <Button>Editar</Button>
            <Button tone="plain">Cancelar</Button>
            <Button tone="danger" icon="trash-2">
              Apagar
            </Button>
            <Button tone="link">Ver tudo</Button>
            <LinkButton to="#botoes" icon="download">
              Ligação
            </LinkButton>
          </Row>
        </Case>
        <Case name="Tamanhos e estados">
          <Row>
            <Button tone="primary" size="lg">
              Grande
            </Button>
            <Button size="sm">Pequeno</Button>
            <Button tone="primary" waiting>
              Salvando…
            </Button>
            <Button disabled>Desligado</Button>
            <Button icon="pencil" iconOnly>
              Editar planta
            </Button>
            <Help
              term={{
                name: 'DLI',
                says: 'A luz de um dia.',
                formula: ['DLI = PPFD × horas × 0,0036'],
                source: 'a definição.',
              }}
            />
            <Tooltip text="Copia o endereço desta planta">
              <Button icon="copy">Copiar</Button>
            </Tooltip>
          </Row>
        </Case>
      </Section>
      <Section id="etiquetas" title="Etiquetas e filtros">
        <Row>
          <Badge>Neutra</Badge>
          <Badge tone="primary" icon="sprout">
            Vegetativo
          </Badge>
          <Badge tone="clay" icon="flower">
            Floração
          </Badge>
          <Badge tone="amber" icon="award">
            Mais curtida
          </Badge>
          <Badge tone="info" icon="droplets">
            Rega hoje
          </Badge>
          <Badge tone="danger" icon="triangle-alert">
            Robô sem sinal
          </Badge>
        </Row>
        <div className="scroll-row gap-2 p-1">
          <Chip to="?filtro=todas#etiquetas" active count={12}>
            Todas
          </Chip>
          <Chip to="?filtro=vega#etiquetas" icon="sprout" count={4}>
            Vegetativo
          </Chip>
          <Chip to="?filtro=flora#etiquetas" icon="flower" count={8}>
            Floração
          </Chip>
        </div>
      </Section>
      <Saving />
      <Overlays />
    </>
  )
}

function Saving() {
  const [saved, setSaved] = useState(false)
  return (
    <Section id="salve" title="Salve e privacidade">
      <Row>
        <SaveButton
          saved={saved}
          count={1249 + (saved ? 1 : 0)}
          what="a planta Amnésia"
          onToggle={() => setSaved(!saved)}
        />
        <SaveButton saved count={7} what="a planta Moby Dick" size="sm" onToggle={() => undefined} />
        <PrivacyMark isPrivate />
        <PrivacyMark isPrivate={false} />
        <PrivacyMark isPrivate iconOnly />
        <PrivacySwitch isPrivate action="/dev/componentes" shows="as fotos e o diário" />
        <PrivacySwitch isPrivate={false} action="/dev/componentes" shows="as fotos e o diário" />
      </Row>
    </Section>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const toast = useToast()
  const close = () => setOpen(null)
  return (
    <Section id="janelas" title="Menus, janelas e avisos curtos">
      <Row>
        <DropMenu
          label="Ações"
          icon="chevron-down"
          entries={[
            { label: 'Editar', icon: 'pencil', to: '#janelas' },
            { label: 'Copiar endereço', icon: 'copy', onSelect: () => toast.success('Endereço copiado.') },
            { label: 'Apagar', icon: 'trash-2', danger: true, onSelect: () => setOpen('confirm') },
          ]}
        />
        <DropMenu label="Mais ações" iconOnly entries={[{ label: 'Compartilhar', icon: 'share-2', to: '#janelas' }]} />
        <Button onClick={() => setOpen('dialog')}>Abrir janela</Button>
        <ConfirmButton
          label="Pedir certeza"
          action="/dev/componentes"
          send={{ name: 'Moema' }}
          title="Apagar a planta Moema?"
          tone="danger"
        >
          Somem a planta, 12 fotos e todas as atualizações, para você e para quem a acompanha.
        </ConfirmButton>
        <Button onClick={() => toast.success('Rega anotada em 4 plantas.')}>Aviso bom</Button>
        <Button onClick={() => toast.error('Não conseguimos salvar. Tente de novo.')}>Aviso de erro</Button>
        <Button onClick={() => toast.info('Nova versão do site.')}>Aviso simples</Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Anotar rega"
        actions={
          <Button tone="primary" onClick={close}>
            Pronto
          </Button>
        }
      >
        <p className="text-muted">Uma janela nativa: Esc fecha, o foco volta para o botão.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Apagar a planta Amnésia?"
        confirm="Apagar planta"
      >
        <p>As 32 atualizações e 48 fotos dela vão junto. Você pode desfazer por 30 dias.</p>
      </ConfirmDialog>
    </Section>
  )
}
