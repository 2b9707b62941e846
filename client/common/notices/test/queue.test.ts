import { addFilter, removeFilter } from '@wordpress/hooks';
import { getNoticesFor, toQueue, without } from '../queue';

const QUEUE = {
	a: { id: 'a', user_id: 7, status: 'success', content: 'Mine' },
	b: { id: 'b', content: 'Everybody’s' },
	c: { id: 'c', user_id: 8, content: 'Theirs' },
	d: { id: 'd', user_id: '7', content: 'Mine too' },
	e: 'broken',
};

const HOOK = 'woocommerce_admin_queued_notice_filter';

afterEach( () => {
	removeFilter( HOOK, 'test' );
} );

describe( 'getNoticesFor, without and toQueue', () => {
	it( 'returns the notices of the user and those for all users', () => {
		expect(
			getNoticesFor( QUEUE, 7 ).map( ( { content } ) => content )
		).toEqual( [ 'Mine', 'Everybody’s', 'Mine too' ] );
	} );

	it( 'lets plugins filter each notice and ignores invalid results', () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		addFilter( HOOK, 'test', ( notice ) =>
			notice.id === 'b' ? undefined : { ...notice, content: 'Changed' }
		);
		expect(
			getNoticesFor( QUEUE, 7 ).map( ( { content } ) => content )
		).toEqual( [ 'Changed', 'Everybody’s', 'Changed' ] );
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );

	it( 'removes a notice by its key or its id', () => {
		expect( Object.keys( without( QUEUE, 'a' ) ) ).toEqual( [
			'b',
			'c',
			'd',
			'e',
		] );
		expect( without( { 0: { id: 5, content: 'x' } }, '5' ) ).toEqual( {} );
	} );

	it.each( [ false, null, '', [], 'x' ] )(
		'reads %p as an empty queue',
		( value ) => {
			expect( toQueue( value ) ).toEqual( {} );
		}
	);
} );
