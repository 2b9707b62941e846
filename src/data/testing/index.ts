/*
 * Tests with data stores: a fake network, and a registry for each test.
 */
export {
	createResponse,
	fakeNetwork,
	resetFakeNetwork,
	settle,
} from './fake-network';
export type {
	Call,
	ErrorResponse,
	ResponseOptions,
	Responses,
} from './fake-network';
export { createTestRegistry } from './test-registry';
export type { TestRegistry } from './test-registry';
