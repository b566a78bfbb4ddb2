/** The shop's ids and keys at the provider: public test values without access to anything. Without the code of signatures. */
export const merchant = {
  id: 'INIpayTest',
  name: 'Pickers',
  signKey: 'SU5JTElURV9UUklQTEVERVNfS0VZU1RS',
  hashKey: '3CB8183A4BE283555ACC8363C0360223',
}
