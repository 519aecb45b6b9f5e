import { ORPCError } from '@orpc/server'
import { submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { asClaimCode, asSerial } from '../../credentials/device-code.model.ts'
import { DeviceLinkInput } from '../links.schemas.ts'

type Args = Parameters<typeof submit>[0]
const pages = { serial: 'vinculo-numero-serie', qrcode: 'vinculo-qrcode' } as const

/** What the address says: the number printed on the robot, the code of its QR, and whether a try just failed. */
export const linkLoader = ({ url, params }: { url: URL; params: { numero?: string } }) => ({
  serial: asSerial(params.numero?.slice(0, 20) ?? ''),
  code: asClaimCode(url.searchParams.get('codigo')?.slice(0, 20) ?? ''),
  failed: url.searchParams.has('falhou'),
})

/** A robot that is not found is told by the toast of the specification, and by what one can do, below the form. */
export const linkAction = (args: Args, way: keyof typeof pages) =>
  submit(args, DeviceLinkInput.omit({ way: true }), async (api, input) => {
    try {
      const { ganza_serial_number: serial } = await api.devices.devices.link({ ...input, way })
      return redirectWithToast(`/ganza/${serial}/configurar-vincular`, 'Robô vinculado. Agora dê um nome a ele.')
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 404) throw error
      const { serial, code } = input
      const back = `/ganza/vincular-ganza/${serial}/${pages[way]}?codigo=${code}&falhou=1`
      return redirectWithToast(back, error.message, 'error')
    }
  })
