import type { QueuedAct, QueuedPhoto } from './queued-act.kinds.ts'

/** Fields copied to the new act: time and target. */
const SHARED = ['form', 'where', 'plant_ids', 'happened_at']

/**
 * The photos that the server rejected, of an act that was stored without them: a separate act with the same time and
 * target, for the user to discard or fix. Null when none was rejected.
 */
export function rejectedPhotosOf(act: QueuedAct, key: string): QueuedAct | null {
  const photos = (act.photos ?? []).filter(({ refused }) => refused)
  if (photos.length === 0) return null
  return {
    key,
    user_id: act.user_id,
    target: act.target,
    label: 'Foto',
    queued_at: act.queued_at,
    fields: [...act.fields.filter(([name]) => SHARED.includes(name)), ['kind', 'foto'], ['idempotency_key', key]],
    photos,
    refused: { status: 415, message: `${act.label} já está no diário, sem ${named(photos)}.`, errors: {}, similar: [] },
  }
}

const named = (photos: QueuedPhoto[]) => (photos.length === 1 ? `a foto ${photos[0]?.name}` : 'estas fotos')
