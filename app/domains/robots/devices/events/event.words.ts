import type { IconName } from '#ui/components/icon-names.ts'
import type { EventKind } from './event.kinds.ts'

/** What happened to a robot, as people say it, and its icon. */
export const eventWords: Record<EventKind, { label: string; icon: IconName }> = {
  boot: { label: 'Ligou', icon: 'power' },
  connect: { label: 'Conectou', icon: 'wifi' },
  command: { label: 'Respondeu a um comando', icon: 'check' },
  state: { label: 'Contou como está', icon: 'activity' },
  actuation: { label: 'Mudou um canal', icon: 'zap' },
  watering: { label: 'Regou', icon: 'droplets' },
  note: { label: 'Anotou', icon: 'notebook-pen' },
  error: { label: 'Erro', icon: 'triangle-alert' },
  firmware: { label: 'Atualização', icon: 'cpu' },
  registered: { label: 'Registrado', icon: 'plus' },
  linked: { label: 'Vinculado', icon: 'link' },
  released: { label: 'Desvinculado', icon: 'undo-2' },
  transferred: { label: 'Transferido', icon: 'handshake' },
  placed: { label: 'Mudou de espaço', icon: 'tent' },
  member: { label: 'Pessoas com acesso', icon: 'users' },
  credential: { label: 'Credencial', icon: 'key-round' },
  blocked: { label: 'Bloqueio', icon: 'ban' },
  online: { label: 'Conexão aberta', icon: 'wifi' },
  offline: { label: 'Conexão encerrada', icon: 'wifi-off' },
  command_queued: { label: 'Comando na fila', icon: 'send' },
  command_ended: { label: 'Comando encerrado', icon: 'check-check' },
  mode: { label: 'Modo', icon: 'sliders-horizontal' },
  mode_proposal: { label: 'Modo para a nova fase', icon: 'sprout' },
  alert: { label: 'Aviso', icon: 'bell' },
  calibration: { label: 'Calibração', icon: 'scale' },
  part: { label: 'Peças', icon: 'wrench' },
  rollout: { label: 'Distribuição de versão', icon: 'git-branch' },
  refused: { label: 'Leitura recusada', icon: 'circle-x' },
}
