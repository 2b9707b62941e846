/* A test of a plugin, without any configuration of Jest but its environment. */
const { reviewsStore } = require( '@storedeck/data' );
const {
	createTestRegistry,
	fakeNetwork,
	settle,
} = require( '@storedeck/data/testing' );

describe.each( [ 'real', 'fake' ] )( 'with %s timers', ( timers ) => {
	if ( timers === 'fake' ) {
		beforeEach( () => jest.useFakeTimers() );
		afterEach( () => jest.useRealTimers() );
	}
	const read = ( registry ) =>
		registry.select( reviewsStore ).getReviews( {} );

	it( 'leaves a request open', async () => {
		const calls = fakeNetwork();
		read( createTestRegistry( reviewsStore ) );
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'does not join the request of the earlier test', async () => {
		const calls = fakeNetwork();
		const registry = createTestRegistry( reviewsStore );
		read( registry );
		await settle();
		expect( calls[ 0 ].path ).toBe( '/wc-analytics/products/reviews' );
		await calls[ 0 ].respond( [ { id: 7, rating: 5 } ] );
		expect( read( registry ) ).toMatchObject( [ { rating: 5 } ] );
	} );
} );
