export { ContactForm } from './contacts/components/contact-form.tsx'
export { ContactReceipt } from './contacts/components/contact-receipt.tsx'
export { LeadForm } from './leads/components/lead-form.tsx'
export { NetworkLinks } from './networks/components/network-links.tsx'
