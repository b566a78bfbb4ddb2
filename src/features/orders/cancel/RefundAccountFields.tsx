import { bankCodes, type RefundAccount } from '../../../contract/orderShape.ts'
import { REFUND_ACCOUNT_MAX_DIGITS, REFUND_HOLDER_MAX_LENGTH } from '../../../contract/limits.ts'
import { isBlank } from '../../../contract/writtenText.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DigitsInput } from '../../../ui/controls/DigitsInput.tsx'
import { Field, Select } from '../../../ui/controls/Field.tsx'
import { FieldError } from '../../../ui/controls/FieldError.tsx'
import { LimitedTextInput } from '../../../ui/controls/LimitedTextArea.tsx'
import css from './RefundAccountFields.module.css'
import { bankTexts, cancelTexts } from '../texts.ts'

type Props = { account: RefundAccount; invalid: readonly string[]; onAccount: (account: RefundAccount) => void }

/** Bank, number and holder of the account that a deposit is refunded to. */
export function RefundAccountFields({ account, invalid, onAccount }: Props) {
  const texts = useTexts(cancelTexts)
  const banks = useTexts(bankTexts)
  const { bankCode, accountNumber, holderName } = account
  const isIncomplete = invalid.length > 0 && (bankCode === '' || accountNumber === '' || isBlank(holderName))
  return (
    <fieldset className={css.account}>
      <legend>{texts.account}</legend>
      <div role="alert">{isIncomplete && <FieldError>{texts.incomplete}</FieldError>}</div>
      <div className={css.pair}>
        <Field label={texts.bank}>
          <Select name="bankCode" value={bankCode} onChange={({ target }) => onAccount({ ...account, bankCode: target.value })}>
            <option value="">{texts.chooseBank}</option>
            {bankCodes.map((code) => (
              <option key={code} value={code}>
                {banks[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.accountNumber}>
          <DigitsInput
            name="accountNumber"
            value={accountNumber}
            limit={REFUND_ACCOUNT_MAX_DIGITS}
            placeholder={texts.accountHint}
            autoComplete="off"
            onText={(digits) => onAccount({ ...account, accountNumber: digits })}
          />
        </Field>
      </div>
      <Field label={texts.holder}>
        <LimitedTextInput
          name="holderName"
          value={holderName}
          limit={REFUND_HOLDER_MAX_LENGTH}
          autoComplete="name"
          onText={(holder) => onAccount({ ...account, holderName: holder })}
        />
      </Field>
    </fieldset>
  )
}
