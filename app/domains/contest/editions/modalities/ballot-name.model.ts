import { HERO } from '../editions/phases.kinds.ts'

/** What people read of a ballot: its modality's name, or that it is the one of all modalities. */
export const ballotName = (modalities: { slug: string; name: string }[], ballot: string): string =>
  ballot === HERO ? 'Cultivo do ano' : (modalities.find(({ slug }) => slug === ballot)?.name ?? ballot)
