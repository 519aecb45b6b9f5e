import { HowItWorks } from '../../calculators/components/how-it-works.tsx'
import { vpdSheet } from '../../calculators/sheets/vpd.form.ts'

/** The formula behind the VPD line, as the calculator tells it. */
export const VpdHow = () => <HowItWorks how={vpdSheet.how} working={[]} />
