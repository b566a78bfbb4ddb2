import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { checkoutTexts } from './texts.ts'

type Props = { hasAddresses: boolean; onAdd: () => void; onClose: () => void }

/** Payment needs an address (CHK-04). */
export function AddressRequiredDialog({ hasAddresses, onAdd, onClose }: Props) {
  const checkout = useTexts(checkoutTexts)
  const common = useTexts(commonTexts)
  const actions = (
    <>
      <Button look="outline" onClick={onClose}>
        {hasAddresses ? checkout.chooseAddress : common.back}
      </Button>
      <Button onClick={onAdd}>{common.addAddress}</Button>
    </>
  )
  return (
    <Dialog title={checkout.addressTitle} onClose={onClose} closeLabel={common.close} actions={actions}>
      <p>{checkout.addressMissing}</p>
    </Dialog>
  )
}
