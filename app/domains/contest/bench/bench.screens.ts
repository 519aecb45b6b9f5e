import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy('jurado', ['/copa-grower/votacao-bancada']),
  ...seenBy('admin', ['/admin/copa-grower/bancada']),
]
