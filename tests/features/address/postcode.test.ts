import { expect, test } from 'vitest'
import { chosenAddress, type PostcodeResult } from '../../../src/features/address/postcode.ts'

const road: PostcodeResult = {
  zonecode: '06112',
  address: '서울 강남구 은단추로24길 7',
  userSelectedType: 'R',
  roadAddress: '서울 강남구 은단추로24길 7',
  jibunAddress: '서울 강남구 결담동 140-5',
  autoRoadAddress: '',
  autoJibunAddress: '',
  bname: '결담동',
  buildingName: '고운결아파트',
  apartment: 'Y',
}

test('[ACCT-07] a road address carries its town, and its building where people live', () => {
  expect(chosenAddress(road)).toEqual({ postalCode: '06112', address: '서울 강남구 은단추로24길 7 (결담동, 고운결아파트)' })
  expect(chosenAddress({ ...road, apartment: 'N' }).address).toBe('서울 강남구 은단추로24길 7 (결담동)')
  expect(chosenAddress({ ...road, bname: '남악리', apartment: 'N' }).address).toBe('서울 강남구 은단추로24길 7')
})

test('[ACCT-07] a chosen lot address is used as it is; without a choice, the suggestion is used', () => {
  expect(chosenAddress({ ...road, userSelectedType: 'J' }).address).toBe('서울 강남구 결담동 140-5')
  const suggested = { ...road, roadAddress: '', autoRoadAddress: '서울 강남구 은단추로24길 9', bname: '' }
  expect(chosenAddress({ ...suggested, apartment: 'N' }).address).toBe('서울 강남구 은단추로24길 9')
})
