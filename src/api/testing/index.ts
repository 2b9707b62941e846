export { FakeResponse } from './fake-response';
