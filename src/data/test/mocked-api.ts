/*
 * The api without its requests: `controlApi` answers them. Use it with
 * jest.mock( '@storedeck/api', () => jest.requireActual( '…/mocked-api' ) ).
 */
module.exports = {
	...jest.requireActual( '@storedeck/api' ),
	request: jest.fn(),
	requestList: jest.fn(),
	requestWithHeaders: jest.fn(),
};
