import type { AddressTexts } from './addressKo.ts'

/** English; what the product specification quotes stands here word for word. */
export const addressEn: AddressTexts = {
  list: 'Delivery addresses',
  none: 'There is no address yet',
  add: 'New address',
  title: 'Add an address',
  name: 'Label',
  nameHint: 'e.g. home, work',
  receiver: 'Receiver',
  phone: 'Contact',
  postalCode: 'Postal code',
  address: 'Address',
  detail: 'Detail address',
  search: 'Find the postal code',
  searching: 'Postal code search',
  closeSearch: 'Close the search',
  save: 'Save the address',
  added: 'The address was added',
  serviceLoading: 'The address search service is loading. Please try again shortly.',
  invalidPhone: 'Invalid phone number format',
  missing: {
    name: 'Please enter a label',
    receiver: 'Please enter the receiver',
    phoneNumber: 'Please enter a contact number',
    address: 'Please search for the address',
    addressDetail: 'Please enter the detail address',
    postalCode: 'Please search for the postal code',
  },
}
