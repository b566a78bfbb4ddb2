import { startMocks } from '../../../mocks/browser.ts'

const state = document.querySelector('#state')
const able = await startMocks()
document.body.dataset['able'] = JSON.stringify(able)
if (state) state.textContent = `app ${location.pathname}`
