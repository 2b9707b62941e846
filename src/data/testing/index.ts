/*
 * Tests with data stores: a fake network, and a registry for each test.
 */
export { createResponse, fakeNetwork, resetFakeNetwork } from './fake-network';
export type {
	Call,
	ErrorResponse,
	ResponseOptions,
	Responses,
} from './fake-network';
export { settle } from './settle';
export { createTestRegistry } from './test-registry';
export type { TestRegistry } from './test-registry';
