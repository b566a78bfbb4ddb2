import { useAllTexts } from '../../texts/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { hasAddresses: boolean; onAdd: () => void; onClose: () => void }

/** Nothing is paid before one knows where it goes (CHK-04). */
export function AddressAsked({ hasAddresses, onAdd, onClose }: Props) {
  const { checkout, address, common } = useAllTexts()
  const actions = (
    <>
      <Button look="outline" onClick={onClose}>
        {hasAddresses ? checkout.chooseAddress : common.back}
      </Button>
      <Button onClick={onAdd}>{address.add}</Button>
    </>
  )
  return (
    <Dialog title={checkout.addressTitle} onClose={onClose} closeLabel={common.close} actions={actions}>
      <p>{checkout.addressMissing}</p>
    </Dialog>
  )
}
