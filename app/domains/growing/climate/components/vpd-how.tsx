import { vpdSheet } from '#domains/garden/calculators/sheets/vpd.form.ts'
import { HowItWorks } from '#domains/garden/calculators/ui.ts'

/** The formula behind the VPD line, as the calculator explains it. */
export const VpdHow = () => <HowItWorks how={vpdSheet.how} working={[]} />
