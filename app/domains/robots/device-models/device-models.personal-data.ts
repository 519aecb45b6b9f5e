import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { firmware_versions } from './firmware/firmware-versions.table.ts'

export const deviceModelsPersonalData: PersonalTable[] = [
  {
    table: firmware_versions,
    label: 'Versões do firmware que você criou',
    rows: ({ id }) => eq(firmware_versions.created_by, id),
    exported: { not: 'São dos robôs, não suas: o arquivo traz só o que é seu.' },
    erased: { kept: 'Os robôs rodam estas versões. Fica só o número da conta que as criou, sem nome.' },
  },
]
