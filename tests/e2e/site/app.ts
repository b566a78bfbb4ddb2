import { startMocks } from '../../../mocks/browser.ts'

const state = document.querySelector('#state')
const startedWith = await startMocks()
document.body.dataset['startedWith'] = JSON.stringify(startedWith)
if (state) state.textContent = `app ${location.pathname}`
